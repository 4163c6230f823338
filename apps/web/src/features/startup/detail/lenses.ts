import type { User } from '@aval/contract';
import type { Lens } from '@aval/metrics';

type Viewer = Pick<User, 'role' | 'profile_type'>;

/**
 * The lenses under which a user may see the metrics of a startup, the default one first.
 *
 * @returns All three for administrators, their own for corporations and educators, none for everyone else.
 */
export function lensesOf({ role, profile_type: type }: Viewer): readonly Lens[] {
  if (role === 'admin') return ['general', 'corporate', 'educational'];
  if (type === 'CORP') return ['corporate'];
  return type === 'EDU' ? ['educational'] : [];
}
