import { type Narrowing, narrowings, type NarrowingScene } from '../liveScore/liveEvaluation.ts';
import { type WizardField, wizardFields, type WizardFieldId } from '../wizardFields.ts';
import { defaultOf, isDefaulted, type WizardValues } from '../wizardValues.ts';

/** One value that the form filled in. */
export interface DefaultRow {
  field: WizardField;
  value: number;
  /** Points by which confirming it would narrow the range. */
  points: number;
  isConfirmed: boolean;
}

/**
 * The values that the form filled in: those that still stand first, by how much confirming them narrows the range, then
 * those confirmed here, in the order of the form.
 */
export function defaultRows(
  values: WizardValues,
  confirmed: ReadonlySet<WizardFieldId>,
  scene: Omit<NarrowingScene, 'answer'>,
): DefaultRow[] {
  const { currentYear } = scene;
  const standing = wizardFields.filter((field) => field.evaluated && isDefaulted(field, values, currentYear));
  const found = narrowings(standing, values, { ...scene, answer: 'default' });
  const pointsOf = (id: WizardFieldId) => found.find((narrowing: Narrowing) => narrowing.id === id)?.points ?? 0;
  const rowOf = (field: WizardField, isConfirmed: boolean): DefaultRow => ({
    field,
    value: defaultOf(field, currentYear) ?? 0,
    points: isConfirmed ? 0 : pointsOf(field.id),
    isConfirmed,
  });
  return [
    ...standing.map((field) => rowOf(field, false)).toSorted((one, other) => other.points - one.points),
    ...wizardFields.filter((field) => confirmed.has(field.id)).map((field) => rowOf(field, true)),
  ];
}
