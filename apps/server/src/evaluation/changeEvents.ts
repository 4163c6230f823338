import type { StartupEvent } from '@aval/contract';
import { type Contradiction, contradictions, type MasterData, scoreChange, utcDay } from '@aval/metrics';

import type { calculations } from '../db/schema/calculations.ts';

/** Points from which a move of a score is worth a notice. */
const notablePoints = 2;

export type Compared = Pick<
  typeof calculations.$inferInsert,
  'calculation_date' | 'model_version' | 'IE_investability_score' | 'IE_investability_level' | 'expired' | 'inputs'
>;

/** What a calculation changes for a reader of the one before; nothing across model versions, which change every score. */
export function changeEvents(before: Compared, after: Compared, master: MasterData): StartupEvent[] {
  if (before.model_version !== after.model_version) return [];
  return [
    ...scoreEvents(before, after),
    ...contradictionEvents(before, after, master),
    ...expiredEvents(before, after),
  ];
}

/** A new level says what the score does, so that one cause is one notice. */
function scoreEvents(before: Compared, after: Compared): StartupEvent[] {
  const [score_from, score_to] = [before.IE_investability_score ?? null, after.IE_investability_score ?? null];
  const [from, to] = [before.IE_investability_level, after.IE_investability_level];
  if (from !== to) return [{ kind: 'level_changed', detail: { from, to, score_from, score_to } }];
  if (score_from === null || score_to === null) return [];
  if (Math.abs(scoreChange(score_from, score_to)) < notablePoints) return [];
  return [{ kind: 'score_moved', detail: { from: score_from, to: score_to } }];
}

function contradictionEvents(before: Compared, after: Compared, master: MasterData): StartupEvent[] {
  const known = new Set(openOf(before, master).map(({ id }) => id));
  const opened = openOf(after, master).filter(({ id }) => !known.has(id));
  if (opened.length === 0) return [];
  const fields = [...new Set(opened.flatMap((each) => each.fields))];
  return [{ kind: 'contradiction_opened', detail: { ids: opened.map(({ id }) => id), fields } }];
}

const openOf = ({ inputs, calculation_date }: Compared, master: MasterData): Contradiction[] =>
  contradictions(inputs, master, { asOf: utcDay(calculation_date) }).filter(
    ({ severity, state }) => severity === 'severe' && state === 'open',
  );

function expiredEvents(before: Compared, after: Compared): StartupEvent[] {
  // Older calculations do not say what had expired.
  const known = before.expired;
  if (!known) return [];
  const fields = (after.expired ?? []).filter((field) => !known.includes(field));
  return fields.length === 0 ? [] : [{ kind: 'facts_expired', detail: { fields } }];
}
