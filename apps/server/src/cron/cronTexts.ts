import type { Text } from '@aval/contract';

/** Why a scheduled run was skipped. */
export const skippedTexts = {
  recalculation: {
    en: 'Skipped: a recalculation is still running',
    es: 'Omitido: todavía hay un recálculo en marcha',
  },
  rescraping: {
    en: 'Skipped: a rescraping is still running',
    es: 'Omitido: todavía se están releyendo páginas',
  },
  purge: { en: 'Skipped: a purge is still running', es: 'Omitido: todavía hay una purga en marcha' },
} as const satisfies Record<string, Text>;

export const purgeTexts = {
  deleted: { en: 'Permanently deleted: {what}', es: 'Eliminado definitivamente: {what}' },
  done: { en: 'Deleted {what}', es: 'Eliminado: {what}' },
  nothing: { en: 'Nothing to delete', es: 'Nada que eliminar' },
} as const satisfies Record<string, Text>;

/** What a purge deleted, after the count. */
export const purgedTexts = {
  startups: { en: 'deleted startups', es: 'startups eliminadas' },
  documents: { en: 'documents without a startup', es: 'documentos sin startup' },
  sessions: { en: 'ended sessions', es: 'sesiones finalizadas' },
  passwordResets: { en: 'password links', es: 'enlaces para cambiar la contraseña' },
  emailLinks: { en: 'email links', es: 'enlaces para confirmar el correo' },
  signInFailures: { en: 'failed sign-in counts', es: 'recuentos de inicios de sesión fallidos' },
  startupRequests: { en: 'idempotency keys', es: 'claves de peticiones repetidas' },
  ownerInvitations: { en: 'invitations to own a startup', es: 'invitaciones para ser propietario de una startup' },
  notices: { en: 'notices', es: 'avisos' },
  runs: { en: 'runs and their logs', es: 'ejecuciones con sus registros' },
} as const satisfies Record<string, Text>;
