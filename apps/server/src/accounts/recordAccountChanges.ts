import type { Queryable } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import type { users } from '../db/schema/users.ts';

type Account = typeof users.$inferSelect;

const told = ['email', 'first_name', 'last_name', 'company_name', 'profile_type_code', 'profile_group_code'] as const;
/** Recorded without their values: nobody needs an old phone number to see who may do what. */
const untold = ['phone', 'linkedin_personal_url', 'linkedin_company_url'] as const;

/** Records an edit of an account, with the old and new values; a new role is an event of its own. */
export async function recordAccountChanges(
  tx: Queryable,
  { userId, before, after, at }: { userId: number; before: Account; after: Account; at: Date },
): Promise<void> {
  const target = { userId, targetType: 'user', targetId: after.id, at } as const;
  const isOtherRole = before.role !== after.role;
  if (isOtherRole) {
    const changes = { role: { from: before.role, to: after.role } };
    await recordEvent(tx, { ...target, action: 'change_role', detail: { changes } });
  }
  const changes = Object.fromEntries(
    told
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
  const fields = untold.filter((field) => before[field] !== after[field]);
  if (isOtherRole && Object.keys(changes).length + fields.length === 0) return;
  await recordEvent(tx, { ...target, action: 'update', detail: { changes, fields } });
}
