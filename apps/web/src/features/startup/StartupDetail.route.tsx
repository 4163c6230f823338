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
import { DetailProblem } from '../../startups/DetailProblem.tsx';
import { wholeNumber } from '../../wholeNumber.ts';
import { DetailSkeleton } from './detail/DetailSkeleton.tsx';
import { StartupPage } from './detail/StartupPage.tsx';

interface StartupDetailProps {
  /** Takes the place of the evaluation: the page of a startup with its editor open. */
  editorOf?: (startup: Startup) => ReactNode;
}

/** One startup: how good, why, and what that rests on. */
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
  // Beside the startup, not after it: most of the page waits for both.
  useQuery({ ...calculationsOf(id), enabled: isId, notifyOnChangeProps: [] });
  // Drawn in pieces between which the page answers.
  const shown = useDeferredValue(startup);
  usePageTitle(startup?.name ?? t`Startup`);
  useBreadcrumb(t`Startups`, paths.startups, startup?.name);

  // What is typed in an open editor stays, also over a startup that was deleted meanwhile.
  const isGone = error instanceof ApiError && error.status === 404 && !editorOf;
  if (!isId || (error && !startup) || isGone)
    return <DetailProblem error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!shown || !session) return <DetailSkeleton />;
  return <StartupPage key={shown.id} startup={shown} user={session.user} editor={editorOf?.(shown)} />;
}
