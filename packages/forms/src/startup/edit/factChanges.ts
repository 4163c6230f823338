import type { Startup } from '@aval/contract';

import { factIssues } from '../facts/factIssues.ts';
import { readFacts, storableFacts, valuesOfText } from '../facts/factJson.ts';
import { type FactObjectId, factObjectIds, type FactValues, sentFacts } from '../facts/factValues.ts';
import type { ValidationOptions } from '../wizard.ts';
import type { EditValues } from './editValues.ts';

/** One issue in the structured facts. */
export interface FactIssue {
  object: FactObjectId;
  /** The path of the control in the form. */
  path: string;
  message: string;
}

/** The changed objects; one with invalid JSON counts as changed. */
export function changedObjects(before: EditValues, now: EditValues): readonly FactObjectId[] {
  return factObjectIds.filter((id) => {
    const values = valuesOf(id, now);
    return values === null || JSON.stringify(sentFacts(id, values)) !== JSON.stringify(sentFacts(id, before));
  });
}

/** The issues of the changed objects, in screen order. */
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

/** The changed objects as sent. */
export function objectChanges(changed: readonly FactObjectId[], now: EditValues): Record<string, unknown> {
  return Object.fromEntries(
    changed.map((id) => {
      const values = valuesOf(id, now);
      return [id, values === null ? null : sentFacts(id, values)] as const;
    }),
  );
}

/** The facts for the evaluation; an object with invalid JSON keeps its stored value. */
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
