import { requiredInputs } from '@aval/contract';

/** The required inputs that a startup lacks. */
export function missingInputs(values: Readonly<Record<string, unknown>>): string[] {
  return requiredInputs.filter((field) => values[field] === null || values[field] === undefined);
}
