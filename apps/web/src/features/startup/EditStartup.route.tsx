import type { Startup } from '@aval/contract';
import { DetailSkeleton, StartupLoadError } from '@aval/screens';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';

import { loadable, missing } from '../../api/loadable.ts';
import { startupById } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../shell/layout/usePageTitle.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { wholeNumber } from '../../wholeNumber.ts';
import { EditPanel } from './edit/EditPanel.tsx';
import { StartupDetail } from './StartupDetail.route.tsx';

const editorOf = (startup: Startup) => <EditPanel startup={startup} />;

/**
 * The edit page of a startup: administrators edit on its page, owners in a dialog over their list; others are
 * redirected to the startup.
 */
export function EditStartup() {
  const isAdmin = useSession()?.user.role === 'admin';
  return isAdmin ? <StartupDetail editorOf={editorOf} /> : <StartupRedirect />;
}

/** Redirects to the editor or the page of the startup once the user's rights are known. */
function StartupRedirect() {
  const { t } = useLingui();
  const { id: text } = useParams();
  const id = wholeNumber(text) ?? 0;
  const isId = id > 0;
  const query = useQuery(isId ? startupById(id) : { queryKey: ['no startup'], queryFn: skipToken });
  const { data: startup, failure, isFetching, retry } = isId ? loadable(query) : missing;
  usePageTitle(t`Startup`);

  if (failure && !startup)
    return <StartupLoadError failure={failure} startupsHref={paths.startups} onRetry={retry} isRetrying={isFetching} />;
  if (!startup) return <DetailSkeleton />;
  return <Navigate replace to={startup.is_owner ? paths.editOwnStartup(id) : paths.startup(id)} />;
}
