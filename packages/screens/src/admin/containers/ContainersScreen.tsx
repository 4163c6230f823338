import type { Container } from '@aval/contract';
import { EmptyState, ErrorPanel, Field, Loading, PageHeader, Select, Skeleton, Tabs } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Boxes, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';

import { page } from '../../layout/page.css.ts';
import { isPending, type Loadable } from '../../loading/Loadable.ts';
import { ContainerCards } from './ContainerCards.tsx';
import * as styles from './containers.css.ts';

export interface ContainersState {
  tab: 'status' | 'logs';
  /** The container whose log is shown; null, or an id that does not exist, for none. */
  container: string | null;
}

export interface ContainersScreenProps {
  state: ContainersState;
  onChange: (state: ContainersState) => void;
  containers: Loadable<readonly Container[]>;
  /** The log of a container, which is loaded when it is shown. */
  renderLog: (container: Container) => ReactNode;
}

/** The containers on the server's machine, with their logs. */
export function ContainersScreen({ state, onChange, containers, renderLog }: ContainersScreenProps) {
  const { t } = useLingui();
  const { data, failure, isFetching, retry } = containers;
  const chosen = data?.find(({ id }) => id === state.container);
  const showLog = (id: string) => onChange({ tab: 'logs', container: id });

  return (
    <div className={page}>
      <PageHeader title={t`Containers`} description={t`The containers on this machine and their logs.`} />
      {failure && (
        <ErrorPanel
          title={t`Error loading containers`}
          message={failure.message}
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
      {isPending(containers) && (
        <Loading>
          <Skeleton height="12rem" />
        </Loading>
      )}
      {data && (
        <Tabs
          label={t`Containers`}
          value={state.tab}
          onValueChange={(tab) => onChange({ tab: tab === 'logs' ? 'logs' : 'status', container: chosen?.id ?? null })}
          items={[
            {
              id: 'status',
              label: t`Container Status`,
              icon: Boxes,
              content:
                data.length === 0 ? (
                  <EmptyState
                    icon={Boxes}
                    title={t`No containers`}
                    description={t`The engine is running, but has no containers.`}
                  />
                ) : (
                  <ContainerCards containers={data} onOpen={showLog} />
                ),
            },
            {
              id: 'logs',
              label: t`Container Logs`,
              icon: ScrollText,
              content: (
                <div className={styles.stack}>
                  <Field label={t`Container`} className={styles.choice}>
                    <Select
                      placeholder={t`Select a container`}
                      value={chosen?.id ?? ''}
                      onValueChange={showLog}
                      options={data.map(({ id, name }) => ({ value: id, label: name }))}
                    />
                  </Field>
                  {chosen ? (
                    renderLog(chosen)
                  ) : (
                    <EmptyState icon={ScrollText} title={t`Choose a container to read its logs.`} />
                  )}
                </div>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}
