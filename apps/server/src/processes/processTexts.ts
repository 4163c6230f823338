import type { Text } from '@aval/contract';

/** Texts shared by all kinds of runs. */
export const processTexts = {
  crashed: { en: 'Stopped by an error: {reason}', es: 'Detenido por un error: {reason}' },
  cancelled: { en: 'Cancelled', es: 'Cancelado' },
  interrupted: {
    en: 'The server stopped before it finished',
    es: 'El servidor se detuvo antes de terminar',
  },
  unknownWork: {
    en: 'This version of the server does not know this kind of job',
    es: 'Esta versión del servidor no conoce este trabajo',
  },
} as const satisfies Record<string, Text>;
