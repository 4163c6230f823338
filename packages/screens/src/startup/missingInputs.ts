import { requiredInputs, type Startup, type StartupFieldId } from '@aval/contract';

/** The missing inputs that are required for an evaluation. */
export function missingInputs(startup: Pick<Startup, StartupFieldId & keyof Startup>): readonly StartupFieldId[] {
  return requiredInputs.filter((id) => !(id in startup) || startup[id] === null);
}
