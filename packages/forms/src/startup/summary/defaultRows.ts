import { type Narrowing, narrowings, type NarrowingScene } from '../liveScore/liveEvaluation.ts';
import { type WizardField, wizardFields, type WizardFieldId } from '../wizardFields.ts';
import { defaultOf, isDefaulted, type FieldValue, type WizardValues } from '../wizardValues.ts';

/** The state of a default: unconfirmed, or confirmed or changed on the summary. */
export type DefaultState = 'standing' | 'confirmed' | 'changed';

export interface DefaultRow {
  field: WizardField;
  /** The default while it is unconfirmed, otherwise the answer. */
  value: FieldValue;
  /** By how many points confirming it would narrow the range. */
  points: number;
  state: DefaultState;
}

/**
 * The form's defaults: unconfirmed ones first, sorted by how much confirming them narrows the range, then those
 * confirmed or changed here, in form order.
 *
 * @param settled The fields confirmed or changed here.
 */
export function defaultRows(
  values: WizardValues,
  settled: ReadonlySet<WizardFieldId>,
  scene: Omit<NarrowingScene, 'answer'>,
): DefaultRow[] {
  const { currentYear } = scene;
  const isUnconfirmed = (field: WizardField) => isDefaulted(field, values, currentYear);
  const standing = wizardFields.filter((field) => field.evaluated && isUnconfirmed(field));
  const found = narrowings(standing, values, { ...scene, answer: 'default' });
  const pointsOf = (id: WizardFieldId) => found.find((narrowing: Narrowing) => narrowing.id === id)?.points ?? 0;
  const answered = wizardFields.filter((field) => settled.has(field.id) && !isUnconfirmed(field));
  return [
    ...standing
      .map((field): DefaultRow => {
        const value = defaultOf(field, currentYear) ?? 0;
        return { field, value, points: pointsOf(field.id), state: 'standing' };
      })
      .toSorted((one, other) => other.points - one.points),
    ...answered.map((field): DefaultRow => {
      const value = values[field.id];
      const state = Number(value) === defaultOf(field, currentYear) ? 'confirmed' : 'changed';
      return { field, value, points: 0, state };
    }),
  ];
}
