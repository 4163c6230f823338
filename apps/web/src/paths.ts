import { generatePath } from 'react-router-dom';

import { routes } from './routes.ts';

/** The paths of the app's screens. */
export const paths = {
  home: routes.home.path,
  login: routes.login.path,
  register: routes.register.path,
  forgotPassword: routes.forgotPassword.path,
  about: routes.about.path,
  contact: routes.contact.path,
  terms: routes.terms.path,
  dashboard: routes.dashboard.path,
  startups: routes.startups.path,
  addStartup: routes.addStartup.path,
  startup: (id: number): string => generatePath(routes.startup.path, { id: String(id) }),
  editStartup: (id: number): string => generatePath(routes.editStartup.path, { id: String(id) }),
  compareStartup: (id: number): string => generatePath(routes.compareStartup.path, { id: String(id) }),
  compareIndustry: (id: number): string => generatePath(routes.compareIndustry.path, { id: String(id) }),
  myStartups: routes.myStartups.path,
  editOwnStartup: (id: number): string => `${routes.myStartups.path}?open=edit&startup=${id}`,
  myPortfolios: routes.myPortfolios.path,
  portfolio: (id: number): string => `${routes.myPortfolios.path}?open=view&portfolio=${id}`,
  addToPortfolio: (id: number): string => `${routes.myPortfolios.path}?open=add&portfolio=${id}`,
  addPortfolio: routes.addPortfolio.path,
  comparePortfolio: (id: number): string => generatePath(routes.comparePortfolio.path, { id: String(id) }),
  profile: routes.profile.path,
  users: routes.users.path,
  scraping: routes.scraping.path,
  recalculation: routes.recalculation.path,
  documentIngestion: routes.documentIngestion.path,
  storedDocument: (id: number): string => `${routes.documentIngestion.path}?tab=results&document=${id}`,
  containers: routes.containers.path,
  cron: routes.cron.path,
  deleted: routes.deleted.path,
  editUser: (id: number): string => `${routes.users.path}?open=edit&user=${id}`,
} as const;
