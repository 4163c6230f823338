import type { Text } from '@aval/contract';

/** The fields of accounts and portfolios, fields of startups that a form words as a command, and other things. */
export const detailLabels: Readonly<Record<string, Text>> = {
  role: { en: 'Role', es: 'Rol' },
  email: { en: 'E-mail', es: 'Correo electrónico' },
  first_name: { en: 'First name', es: 'Nombre' },
  last_name: { en: 'Last name', es: 'Apellidos' },
  company_name: { en: 'Company', es: 'Empresa' },
  profile_type_code: { en: 'Type', es: 'Tipo' },
  profile_group_code: { en: 'Group', es: 'Grupo' },
  phone: { en: 'Phone', es: 'Teléfono' },
  linkedin_personal_url: { en: 'LinkedIn profile', es: 'Perfil de LinkedIn' },
  linkedin_company_url: { en: 'LinkedIn of the company', es: 'LinkedIn de la empresa' },
  name: { en: 'Name', es: 'Nombre' },
  is_private: { en: 'Visibility', es: 'Visibilidad' },
  owner: { en: 'Owner', es: 'Propietario' },
  user_id: { en: 'Creator', es: 'Creador' },
  schedule: { en: 'Schedule', es: 'Programación' },
  address: { en: 'Address', es: 'Dirección' },
  url: { en: 'Page', es: 'Página' },
  startup: { en: 'Startup', es: 'Startup' },
  calculation_date: { en: 'Calculated', es: 'Calculado' },
  run: { en: 'Run', es: 'Ejecución' },
  confirmed: { en: 'Still so', es: 'Sigue igual' },
  reason: { en: 'Reason', es: 'Motivo' },
  recommendation: { en: 'Recommendation', es: 'Recomendación' },
  assignee: { en: 'Who does it', es: 'Quién lo hace' },
  due_date: { en: 'Due date', es: 'Fecha límite' },
  proof: { en: 'What would prove it', es: 'Qué lo demostraría' },
  person: { en: 'Person', es: 'Persona' },
  target: { en: 'Kind', es: 'Clase' },
  action: { en: 'Action', es: 'Acción' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'Until', es: 'Hasta' },
  q: { en: 'Search', es: 'Búsqueda' },
};

export const runTexts: Readonly<Record<string, Text>> = {
  'recalculation startups': { en: 'Recalculation of startups', es: 'Recálculo de startups' },
  'recalculation industries': { en: 'Recalculation of industries', es: 'Recálculo de sectores' },
  'scraping url': { en: 'Scraping of a page', es: 'Extracción de una página' },
  'scraping test': { en: 'Test of a page', es: 'Prueba de una página' },
  'scraping batch': { en: 'Scraping of a list', es: 'Extracción de una lista' },
  'cron recalculation': { en: 'Scheduled recalculation', es: 'Recálculo programado' },
  'cron rescraping': { en: 'Scheduled scraping', es: 'Extracción programada' },
  'cron purge': { en: 'Scheduled purge', es: 'Purga programada' },
  'cron digest': { en: 'Scheduled mails with notices', es: 'Envío programado de avisos' },
};

export const valueTexts = {
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  on: { en: 'On', es: 'Activada' },
  off: { en: 'Off', es: 'Desactivada' },
  private: { en: 'Private', es: 'Privada' },
  public: { en: 'Public', es: 'Pública' },
  changed: { en: 'Changed', es: 'Cambiado' },
  none: { en: 'None', es: 'Ninguno' },
} satisfies Record<string, Text>;

export const exportTexts = {
  number: { en: 'Number', es: 'Número' },
  time: { en: 'Time (UTC)', es: 'Hora (UTC)' },
  actorNumber: { en: 'Account number', es: 'Número de cuenta' },
  actor: { en: 'Account', es: 'Cuenta' },
  action: { en: 'Action', es: 'Acción' },
  target: { en: 'Target kind', es: 'Clase de objeto' },
  targetNumber: { en: 'Target number', es: 'Número de objeto' },
  targetName: { en: 'Target', es: 'Objeto' },
  detail: { en: 'Detail', es: 'Detalle' },
  system: { en: 'System', es: 'Sistema' },
  visitor: { en: 'Visitor', es: 'Visitante' },
} satisfies Record<string, Text>;
