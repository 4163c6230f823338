import type { User } from '@aval/contract';
import type { Lens } from '@aval/metrics';

/**
 * The tabs of the comparison screens.
 *
 * @returns General for everyone, plus all others for administrators and their own for corporations and educators.
 */
export function comparisonLensesOf({ role, profile_type: type }: Pick<User, 'role' | 'profile_type'>): readonly Lens[] {
  const isAdmin = role === 'admin';
  return [
    'general',
    ...(isAdmin || type === 'CORP' ? (['corporate'] as const) : []),
    ...(isAdmin || type === 'EDU' ? (['educational'] as const) : []),
  ];
}
