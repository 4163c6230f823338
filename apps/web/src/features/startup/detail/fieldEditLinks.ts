import { ownerEditableFields, type Startup, type StartupFieldId, type User } from '@aval/contract';

import { paths } from '../../../paths.ts';

const ofOwners: ReadonlySet<StartupFieldId> = new Set(ownerEditableFields);

/**
 * The address at which a user can edit each field of a startup: all fields for administrators, the editable ones for
 * owners.
 */
export function fieldEditLinks(startup: Pick<Startup, 'id' | 'is_owner'>, user: Pick<User, 'role'>) {
  return (field: StartupFieldId): string | null => {
    if (user.role === 'admin') return `${paths.editStartup(startup.id)}?field=${field}`;
    return startup.is_owner && ofOwners.has(field) ? paths.editOwnStartup(startup.id) : null;
  };
}
