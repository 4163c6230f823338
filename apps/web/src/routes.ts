import type { Access } from './guards.ts';
import type { Language } from './shell/language/language.ts';

export type NavigationGroupId = 'overview' | 'startups' | 'portfolios' | 'administration' | 'footer';

interface Route {
  /** The pattern that the router matches. */
  path: string;
  /** The screen's module is `features/<folder>/<screen>.route.tsx`, which exports a component of that name. */
  screen: string;
  /** `visitor` and `app` are layouts around the screen; with `none` it fills the window. */
  layout: 'visitor' | 'app' | 'none';
  access: Access;
  /** The document title; null for the product's name only, absent when the screen sets it from its data. */
  title?: Record<Language, string> | null;
  /** The sidebar group that lists it, in the order of this table; absent when it is not listed. */
  navigation?: NavigationGroupId;
  /** The label in the sidebar. @default title */
  label?: Record<Language, string>;
  /** The route whose sidebar entry is highlighted while this one is open. */
  parent?: string;
  /** Its loader in `prefetch.ts` sends its first requests while its code is loading. */
  isPrefetched?: boolean;
  /** Its HTML is prerendered at build time, so that it can be read and used before its code has loaded. */
  isPrerendered?: boolean;
}

/**
 * All screens of the app: the source of guards, titles, sidebar, prerendering, preloading and the screens that tests
 * visit.
 */
export const routes = {
  home: { path: '/', screen: 'Landing', layout: 'visitor', access: 'public', title: null, isPrerendered: true },
  about: {
    path: '/about',
    screen: 'About',
    layout: 'visitor',
    access: 'public',
    title: { en: 'About', es: 'Acerca de' },
    isPrerendered: true,
  },
  validation: {
    path: '/how-good-is-the-score',
    screen: 'Validation',
    layout: 'visitor',
    access: 'public',
    title: { en: 'How good is the score?', es: '¿Hasta qué punto es buena la nota?' },
    isPrerendered: true,
  },
  contact: {
    path: '/contact',
    screen: 'Contact',
    layout: 'visitor',
    access: 'public',
    title: { en: 'Contact', es: 'Contacto' },
    navigation: 'footer',
    isPrerendered: true,
  },
  terms: {
    path: '/terms',
    screen: 'Terms',
    layout: 'visitor',
    access: 'public',
    title: { en: 'Terms and conditions', es: 'Términos y condiciones' },
    isPrerendered: true,
  },
  login: {
    path: '/login',
    screen: 'SignIn',
    layout: 'none',
    access: 'public',
    title: { en: 'Sign in', es: 'Iniciar sesión' },
    isPrerendered: true,
  },
  register: {
    path: '/register',
    screen: 'Register',
    layout: 'none',
    access: 'public',
    title: { en: 'Create an account', es: 'Crear una cuenta' },
    isPrerendered: true,
  },
  forgotPassword: {
    path: '/forgot-password',
    screen: 'ForgotPassword',
    layout: 'none',
    access: 'public',
    title: { en: 'Forgot password', es: 'Recuperar contraseña' },
    isPrerendered: true,
  },
  resetPassword: { path: '/reset-password', screen: 'ResetPassword', layout: 'none', access: 'resetToken' },
  confirmEmail: {
    path: '/confirm-email',
    screen: 'ConfirmEmail',
    layout: 'none',
    access: 'public',
    title: { en: 'Confirm your email', es: 'Confirma tu correo electrónico' },
  },
  takeBackEmail: {
    path: '/take-back-email',
    screen: 'TakeBackEmail',
    layout: 'none',
    access: 'public',
    title: { en: 'Take back your account', es: 'Recupera tu cuenta' },
  },
  dashboard: {
    path: '/dashboard',
    screen: 'Dashboard',
    layout: 'app',
    access: 'user',
    title: { en: 'Dashboard', es: 'Panel' },
    navigation: 'overview',
    isPrefetched: true,
  },
  notices: {
    path: '/notices',
    screen: 'Notices',
    layout: 'app',
    access: 'user',
    title: { en: 'Notices', es: 'Avisos' },
    navigation: 'overview',
    isPrefetched: true,
  },
  startups: {
    path: '/startups',
    screen: 'Browse',
    layout: 'app',
    access: 'user',
    title: { en: 'Browse Startups', es: 'Explorar startups' },
    navigation: 'startups',
    label: { en: 'Browse', es: 'Explorar' },
    isPrefetched: true,
  },
  startup: {
    path: '/startups/:id',
    screen: 'StartupDetail',
    layout: 'app',
    access: 'user',
    parent: 'startups',
    isPrefetched: true,
  },
  editStartup: { path: '/startups/:id/edit', screen: 'EditStartup', layout: 'app', access: 'user', parent: 'startups' },
  updateFigures: {
    path: '/startups/:id/figures',
    screen: 'UpdateFigures',
    layout: 'app',
    access: 'user',
    parent: 'startups',
  },
  compareStartup: {
    path: '/startups/:id/compare',
    screen: 'CompareVersions',
    layout: 'app',
    access: 'user',
    parent: 'startups',
  },
  compareIndustry: {
    path: '/startups/:id/industry-compare',
    screen: 'CompareIndustry',
    layout: 'app',
    access: 'user',
    parent: 'startups',
  },
  myStartups: {
    path: '/mystartups',
    screen: 'MyStartups',
    layout: 'app',
    access: 'user',
    title: { en: 'My Startups', es: 'Mis startups' },
    navigation: 'startups',
  },
  addStartup: {
    path: '/startups/add',
    screen: 'AddStartup',
    layout: 'app',
    access: 'user',
    title: { en: 'New Startup', es: 'Nueva startup' },
    navigation: 'startups',
  },
  myPortfolios: {
    path: '/myportfolios',
    screen: 'MyPortfolios',
    layout: 'app',
    access: 'user',
    title: { en: 'My Portfolios', es: 'Mis portfolios' },
    navigation: 'portfolios',
  },
  addPortfolio: {
    path: '/portfolios/add',
    screen: 'AddPortfolio',
    layout: 'app',
    access: 'user',
    title: { en: 'Create Portfolio', es: 'Crear portfolio' },
    navigation: 'portfolios',
    label: { en: 'Add Portfolio', es: 'Añadir portfolio' },
  },
  comparePortfolio: {
    path: '/portfolios/:id/compare',
    screen: 'ComparePortfolio',
    layout: 'app',
    access: 'user',
    title: { en: 'Portfolio comparison', es: 'Comparación del portfolio' },
    parent: 'myPortfolios',
  },
  profile: {
    path: '/profile',
    screen: 'Profile',
    layout: 'app',
    access: 'user',
    title: { en: 'My Professional Profile', es: 'Mi perfil profesional' },
  },
  users: {
    path: '/admin/users',
    screen: 'AdminUsers',
    layout: 'app',
    access: 'admin',
    title: { en: 'Users', es: 'Usuarios' },
    navigation: 'administration',
  },
  scraping: {
    path: '/admin/scraping',
    screen: 'AdminScraping',
    layout: 'app',
    access: 'admin',
    title: { en: 'Scraping', es: 'Extracción web' },
    navigation: 'administration',
  },
  recalculation: {
    path: '/admin/recalculation',
    screen: 'AdminRecalculation',
    layout: 'app',
    access: 'admin',
    title: { en: 'Recalculation', es: 'Recálculo' },
    navigation: 'administration',
  },
  documentIngestion: {
    path: '/admin/document-ingestion',
    screen: 'AdminDocuments',
    layout: 'app',
    access: 'admin',
    title: { en: 'Document ingestion', es: 'Carga de documentos' },
    navigation: 'administration',
  },
  containers: {
    path: '/admin/containers',
    screen: 'AdminContainers',
    layout: 'app',
    access: 'admin',
    title: { en: 'Containers', es: 'Contenedores' },
    navigation: 'administration',
  },
  cron: {
    path: '/admin/cron',
    screen: 'AdminCron',
    layout: 'app',
    access: 'admin',
    title: { en: 'Cron', es: 'Cron' },
    navigation: 'administration',
  },
  deleted: {
    path: '/admin/deleted',
    screen: 'AdminDeleted',
    layout: 'app',
    access: 'admin',
    title: { en: 'Recently deleted', es: 'Eliminadas hace poco' },
    navigation: 'administration',
  },
  review: {
    path: '/admin/review',
    screen: 'AdminReview',
    layout: 'app',
    access: 'admin',
    title: { en: 'Awaiting review', es: 'Pendientes de revisión' },
    navigation: 'administration',
  },
  proposals: {
    path: '/admin/proposals',
    screen: 'AdminProposals',
    layout: 'app',
    access: 'admin',
    title: { en: 'Proposed figures', es: 'Datos propuestos' },
    navigation: 'administration',
  },
  audit: {
    path: '/admin/audit',
    screen: 'AdminAudit',
    layout: 'app',
    access: 'admin',
    title: { en: 'Audit log', es: 'Registro de auditoría' },
    navigation: 'administration',
  },
  notFound: {
    path: '*',
    screen: 'NotFound',
    layout: 'visitor',
    access: 'public',
    title: { en: 'Page not found', es: 'Página no encontrada' },
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

export const routeIds = Object.keys(routes) as RouteId[];

export const routeOf = (id: RouteId): Route => routes[id];
