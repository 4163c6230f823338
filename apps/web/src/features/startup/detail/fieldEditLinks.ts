import { administratorFields, ownerEditableFields, type Startup, type StartupFieldId, type User } from '@aval/contract';

import { paths } from '../../../paths.ts';
import { canPropose } from '../figures/canPropose.ts';

const ofOwners: ReadonlySet<StartupFieldId> = new Set(ownerEditableFields);
const ofAdministrators: ReadonlySet<StartupFieldId> = new Set(administratorFields);

/**
 * The address at which a user can edit each field of a startup: all fields for administrators, the descriptive ones for
 * owners, who propose those that the evaluation reads.
 */
export function fieldEditLinks(startup: Pick<Startup, 'id' | 'is_owner' | 'can_answer'>, user: Pick<User, 'role'>) {
  return (field: StartupFieldId): string | null => {
    if (user.role === 'admin') return `${paths.editStartup(startup.id)}?field=${field}`;
    if (ofOwners.has(field)) return startup.is_owner ? paths.editOwnStartup(startup.id) : null;
    if (ofAdministrators.has(field) || !canPropose(startup)) return null;
    return `${paths.updateFigures(startup.id)}?field=${field}`;
  };
}
