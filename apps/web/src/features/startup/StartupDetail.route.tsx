import type { Startup } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useParams } from 'react-router-dom';

import { ApiError } from '../../api/ApiError.ts';
import { calculationsOf, startupById } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { useBreadcrumb } from '../../shell/layout/crumbs.ts';
import { usePageTitle } from '../../shell/layout/usePageTitle.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { StartupLoadError } from '../../startups/StartupLoadError.tsx';
import { wholeNumber } from '../../wholeNumber.ts';
import { DetailSkeleton } from './detail/DetailSkeleton.tsx';
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
  const {
    data: startup,
    error,
    refetch,
    isFetching,
  } = useQuery(isId ? startupById(id) : { queryKey: ['no startup'], queryFn: skipToken });
  // Requested in parallel with the startup, because most of the page needs both.
  useQuery({ ...calculationsOf(id), enabled: isId, notifyOnChangeProps: [] });
  // Deferred, so that the page stays responsive.
  const shown = useDeferredValue(startup);
  usePageTitle(startup?.name ?? t`Startup`);
  useBreadcrumb(t`Startups`, paths.startups, startup?.name);

  // Keep an open editor with its input, even if the startup was deleted in the meantime.
  const isGone = error instanceof ApiError && error.status === 404 && !editorOf;
  if (!isId || (error && !startup) || isGone)
    return <StartupLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!shown || !session) return <DetailSkeleton />;
  return <StartupPage key={shown.id} startup={shown} user={session.user} editor={editorOf?.(shown)} />;
}
