/**
 * The parts of the catalogue. Each is loaded with the screens that show it, and holds the texts of the files that lie
 * under its paths; a text that several parts show is in each of them. The check of the packages fails when a screen shows
 * a text of no part that it asks for.
 */
export const areas = {
  landing: ['web/routes/Landing', 'web/routes/landing/', 'web/views/'],
  account: [
    'web/routes/SignIn',
    'web/routes/Register',
    'web/routes/ForgotPassword',
    'web/routes/ResetPassword',
    'web/routes/Contact',
    'web/routes/accounts/',
    'forms/accounts/',
  ],
  text: ['web/routes/About', 'web/routes/Terms', 'web/routes/text/', 'web/dialogs/DiscardDialog'],
  frame: [
    'web/layout/',
    'web/text/',
    'web/dialogs/DiscardDialog',
    'web/routes/Dashboard',
    'web/routes/dashboard/',
    'web/routes/Browse',
    'web/routes/browse/',
    'web/startups/useFollow',
    'web/startups/usePortfolioEntries',
    'web/api/masterData',
    'forms/startup/lookupFailures',
  ],
  detail: [
    'web/routes/StartupDetail',
    'web/routes/detail/',
    'web/routes/edit/DetailTabs',
    'web/startups/',
    'web/routes/evolution/',
    'web/views/',
    'web/exports/',
    'forms/startup/StartupSummary/',
    'forms/startup/lookupFailures',
    'web/api/masterData',
  ],
  work: ['web/routes/', 'web/startups/', 'web/views/', 'web/dialogs/', 'web/exports/', 'forms/', 'web/api/masterData'],
  admin: [
    'web/routes/Admin',
    'web/routes/admin/',
    'web/startups/',
    'web/views/NotThereDialog',
    'web/dialogs/',
    'forms/',
    'web/api/masterData',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Area = keyof typeof areas;

/** In every part: what stands around each page, and what takes its place when it fails. */
const everywhere = [
  'web/layout/MinimalLayout',
  'web/layout/Appearance',
  'web/layout/Missing',
  'web/layout/NavigationProgress',
  'web/layout/OfflineNotice',
  'web/layout/PanelBoundary',
  'web/routes/RouteError',
  'web/routes/NotFound',
] as const;

const isOfScreens = (path: string): boolean => path.startsWith('web/routes/');

/** Screens under a path of `work` that have a part of their own. */
const elsewhere = [areas.landing, areas.account, areas.text, areas.admin].flat().filter(isOfScreens);

/** Whether the texts of a file belong to a part; `file` from the root of the repository. */
export function isInArea(area: Area, file: string): boolean {
  const path = file.replace('apps/web/src/', 'web/').replace('packages/forms/src/', 'forms/');
  const isUnder = (paths: readonly string[]) => paths.some((start) => path.startsWith(start));
  return isUnder(everywhere) || (isUnder(areas[area]) && !(area === 'work' && isUnder(elsewhere)));
}
