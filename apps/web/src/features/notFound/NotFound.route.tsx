import { NotFoundScreen } from '@aval/screens';

import { paths } from '../../paths.ts';
import { useSession } from '../../shell/session/useSession.ts';

/** The page for unknown addresses. */
export function NotFound() {
  return <NotFoundScreen isSignedIn={useSession() !== null} paths={paths} />;
}
