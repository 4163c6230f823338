import type { ContradictionAnswer } from '@aval/contract';
import { inArray } from 'drizzle-orm';

import type { Queryable } from '../db/open.ts';
import type { StoredAnswers } from '../db/schema/StoredAnswer.ts';
import { users } from '../db/schema/users.ts';

/**
 * The answers of a startup.
 *
 * @param seesTexts Owners, administrators, and the creator while it has not changed hands, see who said what; others only that
 * there is an answer, and whether it was accepted.
 */
export async function readAnswers(
  db: Queryable,
  answers: StoredAnswers,
  seesTexts: boolean,
): Promise<Record<string, ContradictionAnswer>> {
  const entries = Object.entries(answers);
  if (!seesTexts) {
    return Object.fromEntries(
      entries.map(([id, { accepted }]) => [id, { text: null, by: null, by_name: null, at: null, accepted }]),
    );
  }
  const ids = entries.flatMap(([, { by }]) => by ?? []);
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, first: users.first_name, last: users.last_name })
          .from(users)
          .where(inArray(users.id, ids));
  return Object.fromEntries(
    entries.map(([id, answer]) => {
      const person = people.find((one) => one.id === answer.by);
      return [id, { ...answer, by: person?.id ?? null, by_name: person ? `${person.first} ${person.last}` : null }];
    }),
  );
}
