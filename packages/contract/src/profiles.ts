import type { Text } from './text.ts';

/** Types of accounts; C and E get the corporate and educational metrics. */
export const profileTypes = [
  {
    code: 'E',
    sessionType: 'EDU',
    name: { en: 'Educational', es: 'Educativa' },
    hint: { en: 'University or school', es: 'Universidad o escuela' },
  },
  {
    code: 'C',
    sessionType: 'CORP',
    name: { en: 'Corporation', es: 'Corporación' },
    hint: { en: 'Innovation in a company', es: 'Innovación en empresa' },
  },
  {
    code: 'F',
    sessionType: 'F',
    name: { en: 'Fast Track', es: 'Fast Track' },
    hint: { en: 'Startup in a programme', es: 'Startup en programa' },
  },
  {
    code: 'I',
    sessionType: 'I',
    name: { en: 'Investor', es: 'Inversor' },
    hint: { en: 'Fund or business angel', es: 'Fondo o business angel' },
  },
] as const satisfies readonly { code: string; sessionType: string; name: Text; hint: Text }[];

export const profileGroups = [
  { code: 'FOUNDER', name: { en: 'Founder', es: 'Fundador' } },
  { code: 'INVESTOR', name: { en: 'Investor', es: 'Inversor' } },
  { code: 'ANALYST', name: { en: 'Analyst', es: 'Analista' } },
] as const satisfies readonly { code: string; name: Text }[];

export const roles = [
  { code: 'user', name: { en: 'User', es: 'Usuario' } },
  { code: 'admin', name: { en: 'Administrator', es: 'Administrador' } },
] as const satisfies readonly { code: string; name: Text }[];

export type ProfileTypeCode = (typeof profileTypes)[number]['code'];
/** The profile type of a session user. */
export type SessionProfileType = (typeof profileTypes)[number]['sessionType'];
export type ProfileGroupCode = (typeof profileGroups)[number]['code'];
export type Role = (typeof roles)[number]['code'];

/** Finds a profile type by code, case-insensitive; 'individual' is the investor. Undefined if unknown. */
export function profileTypeOf(code: unknown): (typeof profileTypes)[number] | undefined {
  if (typeof code !== 'string') return undefined;
  const wanted = code.toUpperCase() === 'INDIVIDUAL' ? 'I' : code.toUpperCase();
  return profileTypes.find((type) => type.code === wanted);
}

/** Finds a profile group by code, case-insensitive. Undefined if unknown. */
export function profileGroupOf(code: unknown): (typeof profileGroups)[number] | undefined {
  return typeof code === 'string' ? profileGroups.find((group) => group.code === code.toUpperCase()) : undefined;
}

/** Finds a role by code, case-insensitive. Undefined if unknown. */
export function roleOf(code: unknown): (typeof roles)[number] | undefined {
  return typeof code === 'string' ? roles.find((role) => role.code === code.toLowerCase()) : undefined;
}
