import { type DatedSource, withSources } from '@aval/contract';
import { type MasterData, startOfYear, type StartupFacts } from '@aval/metrics';

import { evaluateFacts, type LiveEvaluation } from '../liveScore/liveEvaluation.ts';
import type { UnconfirmedDefaults, WizardScene } from '../useWizardForm.ts';
import { wireValue } from '../wizardValues.ts';
import { editFields } from './editFields.ts';
import type { EditValues } from './editValues.ts';
import { evaluatedObjects } from './factChanges.ts';

/** The form's values for the evaluation: stated values as facts, and the names of unconfirmed defaults. */
function factsIn(before: EditValues, values: EditValues, standing: UnconfirmedDefaults): StartupFacts {
  const facts: Record<string, number> = {};
  const defaulted: string[] = [];
  for (const field of editFields) {
    if (!field.evaluated) continue;
    const stands = values[field.id] === null;
    const value = stands ? standing[field.id] : wireValue(field, values, 0);
    if (typeof value !== 'number' || Number.isNaN(value)) continue;
    facts[field.id] = value;
    if (stands) defaulted.push(field.id);
  }
  return {
    ...facts,
    ...evaluatedObjects(before, values),
    defaulted_fields: defaulted,
  };
}

type Scene = Pick<WizardScene, 'standing' | 'stored' | 'claimed'>;

/** The form's values as the server would evaluate them: what has changed is a new statement, the rest is as it was. */
export function editedFacts(
  before: EditValues,
  values: EditValues,
  { standing = {}, stored, claimed }: Scene,
): StartupFacts {
  const facts = factsIn(before, values, standing);
  if (stored === undefined) return facts;
  const [then, now] = [factsIn(before, before, standing), facts] as Readonly<Record<string, unknown>>[];
  const sources = Object.keys(facts).flatMap((field): DatedSource[] => {
    const claim = claimed?.sources.find(([name]) => name === field);
    if (claim) return [claim];
    const isSame = JSON.stringify(then?.[field]) === JSON.stringify(now?.[field]);
    const known = isSame ? stored.sources.filter(([name]) => name === field) : [];
    return isSame ? known : [[field, 'stated', claimed?.asOf ?? stored.today]];
  });
  return withSources(facts, sources);
}

/** Evaluates the form's values. */
export function liveEdit(
  before: EditValues,
  values: EditValues,
  { master, currentYear, ...scene }: Scene & { master: MasterData; currentYear: number },
): LiveEvaluation {
  return evaluateFacts(editedFacts(before, values, scene), master, scene.stored?.today ?? startOfYear(currentYear));
}
