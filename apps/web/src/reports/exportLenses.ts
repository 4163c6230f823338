import type { User } from '@aval/contract';
import type { Lens } from '@aval/metrics';

/**
 * The metric groups in a user's exports.
 *
 * @returns All three for administrators, their own for corporations and educators, the general one for everyone else.
 */
export function exportLensesOf({ role, profile_type: type }: Pick<User, 'role' | 'profile_type'>): readonly Lens[] {
  if (role === 'admin') return ['general', 'corporate', 'educational'];
  if (type === 'CORP') return ['corporate'];
  return type === 'EDU' ? ['educational'] : ['general'];
}
