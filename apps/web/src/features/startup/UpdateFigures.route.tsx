import type { Startup } from '@aval/contract';
import { Navigate } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { canPropose } from './figures/canPropose.ts';
import { FiguresPanel } from './figures/FiguresPanel.tsx';
import { StartupDetail } from './StartupDetail.route.tsx';

const editorOf = (startup: Startup) =>
  canPropose(startup) ? <FiguresPanel startup={startup} /> : <Navigate replace to={paths.startup(startup.id)} />;
const toEditor = (startup: Startup) => <Navigate replace to={paths.editStartup(startup.id)} />;

/** Owners propose figures of a startup; administrators edit them, and others are redirected to the startup. */
export function UpdateFigures() {
  const isAdmin = useSession()?.user.role === 'admin';
  return <StartupDetail editorOf={isAdmin ? toEditor : editorOf} />;
}
