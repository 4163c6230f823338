import type { Startup } from '@aval/contract';

import { factIssues } from '../facts/factIssues.ts';
import { readFacts, storableFacts, valuesOfText } from '../facts/factJson.ts';
import { type FactObjectId, factObjectIds, type FactValues, sentFacts } from '../facts/factValues.ts';
import type { ValidationOptions } from '../wizard.ts';
import type { EditValues } from './editValues.ts';

/** One thing that is wrong in the structured facts. */
export interface FactIssue {
  object: FactObjectId;
  /** Where the control stands in the form. */
  path: string;
  message: string;
}

/** The objects that hold something else than before; one whose JSON cannot be read has certainly changed. */
export function changedObjects(before: EditValues, now: EditValues): readonly FactObjectId[] {
  return factObjectIds.filter((id) => {
    const values = valuesOf(id, now);
    return values === null || JSON.stringify(sentFacts(id, values)) !== JSON.stringify(sentFacts(id, before));
  });
}

/** What is wrong with the objects that were changed, in the order of the screen. */
export function objectIssues(
  changed: readonly FactObjectId[],
  now: EditValues,
  { locale }: Pick<ValidationOptions, 'locale'>,
): readonly FactIssue[] {
  return changed.flatMap((object): FactIssue[] => {
    const text = now.json[object];
    if (text === null) {
      return [...factIssues(object, now)].map(([path, issue]) => ({ object, path, message: issue[locale] }));
    }
    const read = readFacts(object, text, locale);
    const [first] = read.ok ? [] : read.issues;
    return first ? [{ object, path: `json.${object}`, message: first.message }] : [];
  });
}

/** What is sent of the changed objects. */
export function objectChanges(changed: readonly FactObjectId[], now: EditValues): Record<string, unknown> {
  return Object.fromEntries(
    changed.map((id) => {
      const values = valuesOf(id, now);
      return [id, values === null ? null : sentFacts(id, values)] as const;
    }),
  );
}

/** The facts as the evaluation takes them; what was there before stands in for an object that cannot be read. */
export function evaluatedObjects(before: EditValues, now: EditValues): Pick<Startup, FactObjectId> {
  const read = (id: FactObjectId) => {
    const values = valuesOf(id, now);
    return (values && storableFacts(id, values)) ?? storableFacts(id, before);
  };
  return {
    team: read('team')?.team ?? null,
    financials: read('financials')?.financials ?? null,
    value_proposition: read('value_proposition')?.value_proposition ?? null,
  };
}

function valuesOf(id: FactObjectId, now: EditValues): FactValues | null {
  const text = now.json[id];
  return text === null ? now : valuesOfText(id, text);
}
