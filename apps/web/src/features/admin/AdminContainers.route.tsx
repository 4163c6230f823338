import { EmptyState, ErrorPanel, Field, Loading, PageHeader, Select, Skeleton, Tabs } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Boxes, ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { containerList } from '../../api/administration.ts';
import { ApiError } from '../../api/ApiError.ts';
import { useQuery } from '../../api/useQuery.ts';
import { page } from '../../components/page.css.ts';
import { ContainerCards } from './containers/ContainerCards.tsx';
import { ContainerLog } from './containers/ContainerLog.tsx';
import * as styles from './containers/containers.css.ts';

/** The containers on this machine, with their logs. */
export function AdminContainers() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const { data: containers, isError, error, isFetching, refetch } = useQuery(containerList);
  const chosen = containers?.find(({ id }) => id === address.get('container'));

  const show = (tab: string, container = '') =>
    setAddress(
      { ...(tab === 'logs' && { tab }), ...(container !== '' && { container }) },
      { preventScrollReset: true },
    );

  const reasons = error instanceof ApiError ? [error.message, error.details].filter(Boolean) : [];
  const failure = isError && (
    <ErrorPanel
      title={t`Error loading containers`}
      message={reasons.join('. ')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );

  return (
    <div className={page}>
      <PageHeader title={t`Containers`} description={t`The containers on this machine and their logs.`} />
      {failure}
      {!containers && !isError && (
        <Loading>
          <Skeleton height="12rem" />
        </Loading>
      )}
      {containers && (
        <Tabs
          label={t`Containers`}
          value={address.get('tab') === 'logs' ? 'logs' : 'status'}
          onValueChange={(tab) => show(tab, chosen?.id)}
          items={[
            {
              id: 'status',
              label: t`Container Status`,
              icon: Boxes,
              content:
                containers.length === 0 ? (
                  <EmptyState
                    icon={Boxes}
                    title={t`No containers`}
                    description={t`The engine is running, but has no containers.`}
                  />
                ) : (
                  <ContainerCards containers={containers} onOpen={(id) => show('logs', id)} />
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
                      onValueChange={(id) => show('logs', id)}
                      options={containers.map(({ id, name }) => ({ value: id, label: name }))}
                    />
                  </Field>
                  {chosen ? (
                    <ContainerLog key={chosen.id} id={chosen.id} name={chosen.name} />
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
