import type { RouteObject } from 'react-router-dom';

import { orFailure } from '../../orFailure.ts';
import { patterns } from '../../paths.ts';

/** The screens of administrators; who may enter is judged above them. */
export const adminRoutes: RouteObject[] = [
  {
    path: patterns.users,
    lazy: { Component: orFailure(async () => (await import('../AdminUsers.tsx')).AdminUsers) },
  },
  {
    path: patterns.scraping,
    lazy: { Component: orFailure(async () => (await import('../AdminScraping.tsx')).AdminScraping) },
  },
  {
    path: patterns.recalculation,
    lazy: {
      Component: orFailure(async () => (await import('../AdminRecalculation.tsx')).AdminRecalculation),
    },
  },
  {
    path: patterns.documentIngestion,
    lazy: { Component: orFailure(async () => (await import('../AdminDocuments.tsx')).AdminDocuments) },
  },
  {
    path: patterns.containers,
    lazy: { Component: orFailure(async () => (await import('../AdminContainers.tsx')).AdminContainers) },
  },
  {
    path: patterns.cron,
    lazy: { Component: orFailure(async () => (await import('../AdminCron.tsx')).AdminCron) },
  },
];
