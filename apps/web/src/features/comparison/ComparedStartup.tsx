import type { Startup } from '@aval/contract';
import { PageHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { calculationsOf, startupById } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { page } from '../../components/page.css.ts';
import { paths } from '../../paths.ts';
import { useBreadcrumb } from '../../shell/layout/crumbs.ts';
import { useErrorToast } from '../../shell/layout/useErrorToast.ts';
import { usePageTitle } from '../../shell/layout/usePageTitle.ts';
import { StartupLoadError } from '../../startups/StartupLoadError.tsx';
import { wholeNumber } from '../../wholeNumber.ts';
import { BackButton } from './BackButton.tsx';
import * as styles from './compare.css.ts';

interface ComparedStartupProps {
  title: string;
  /** The label of the page in the breadcrumb. @default title */
  crumb?: string;
  /** The toast when a startup on screen cannot be reloaded. */
  failure: string;
  /** The message shown instead of the comparison; omitted when the startup itself could not be loaded. */
  problem?: string;
  /** Shown while the startup or its calculations load. */
  waiting: ReactNode;
  children: (startup: Startup) => ReactNode;
}

/** The frame of a comparison of one startup: title, link back and loading state. */
export function ComparedStartup({ title, crumb = title, failure, problem, waiting, children }: ComparedStartupProps) {
  const { t } = useLingui();
  const { id: text } = useParams();
  const id = wholeNumber(text) ?? 0;
  const isId = id > 0;
  const query = useQuery(isId ? startupById(id) : { queryKey: ['no startup'], queryFn: skipToken });
  const { data: startup, error, refetch, isFetching } = query;
  const { isPending } = useQuery(isId ? calculationsOf(id) : { queryKey: ['no startup'], queryFn: skipToken });
  usePageTitle(startup ? `${title} · ${startup.name}` : title);
  const isWaiting = isId && !error;
  useBreadcrumb(
    t`Startups`,
    paths.startups,
    startup?.name ?? (isWaiting ? t`Startup` : undefined),
    paths.startup(id),
    crumb,
  );
  useErrorToast(startup && error, failure);
  if (!isId || (error && !startup))
    return <StartupLoadError error={error} title={problem} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <div className={page}>
      <PageHeader
        className={styles.header}
        title={title}
        media={<BackButton to={paths.startup(id)} />}
        {...(startup && { description: startup.name })}
      />
      {startup && !isPending ? children(startup) : waiting}
    </div>
  );
}
