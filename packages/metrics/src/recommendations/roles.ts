import type { Localized } from '../types.ts';

/** Who carries out an advice. */
export const roles = {
  founders: { en: 'Founders', es: 'Fundadores' },
  chiefExecutive: { en: 'Chief executive', es: 'Dirección general' },
  finance: { en: 'Head of finance', es: 'Responsable financiero' },
  product: { en: 'Head of product', es: 'Responsable de producto' },
  technology: { en: 'Head of technology', es: 'Responsable técnico' },
  sales: { en: 'Head of sales', es: 'Responsable comercial' },
  people: { en: 'Team lead', es: 'Responsable del equipo' },
  board: { en: 'Board', es: 'Consejo de administración' },
  patents: { en: 'Patent attorney', es: 'Agente de patentes' },
  regulatory: { en: 'Head of regulatory affairs', es: 'Responsable de asuntos regulatorios' },
  transferOffice: { en: 'Technology transfer office', es: 'Oficina de transferencia' },
  sponsor: { en: 'Corporate sponsor', es: 'Patrocinador corporativo' },
} as const satisfies Record<string, Localized>;

export type Role = keyof typeof roles;
