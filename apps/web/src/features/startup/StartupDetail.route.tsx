import type { Startup } from '@aval/contract';
import { DetailSkeleton, StartupLoadError } from '@aval/screens';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useParams } from 'react-router-dom';

import { loadable, missing } from '../../api/loadable.ts';
import { calculationsOf, startupById } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { useBreadcrumb } from '../../shell/layout/crumbs.ts';
import { usePageTitle } from '../../shell/layout/usePageTitle.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { wholeNumber } from '../../wholeNumber.ts';
import { StartupPage } from './detail/StartupPage.tsx';

interface StartupDetailProps {
  /** Rendered instead of the evaluation: the editor of the startup. */
  editorOf?: (startup: Startup) => ReactNode;
}

/** The page of one startup: its score, the reasons for it, and the data it is based on. */
export function StartupDetail({ editorOf }: StartupDetailProps) {
  const { t } = useLingui();
  const { id: text } = useParams();
  const session = useSession();
  const id = wholeNumber(text) ?? 0;
  const isId = id > 0;
  const query = useQuery(isId ? startupById(id) : { queryKey: ['no startup'], queryFn: skipToken });
  const { data: startup, failure, isFetching, retry } = isId ? loadable(query) : missing;
  // Requested in parallel with the startup, because most of the page needs both.
  useQuery({ ...calculationsOf(id), enabled: isId, notifyOnChangeProps: [] });
  // Deferred, so that the page stays responsive.
  const shown = useDeferredValue(startup);
  usePageTitle(startup?.name ?? t`Startup`);
  useBreadcrumb(t`Startups`, paths.startups, startup?.name);

  // Keep an open editor with its input, even if the startup was deleted in the meantime.
  const isGone = failure?.kind === 'missing' && !editorOf;
  if (failure && (isGone || !startup))
    return <StartupLoadError failure={failure} startupsHref={paths.startups} onRetry={retry} isRetrying={isFetching} />;
  if (!shown || !session) return <DetailSkeleton />;
  return <StartupPage key={shown.id} startup={shown} user={session.user} editor={editorOf?.(shown)} />;
}
