import { requiredInputs, type Startup, type StartupFieldId } from '@aval/contract';

/** The inputs without which a startup is not evaluated and that it does not have. */
export function missingInputs(startup: Pick<Startup, StartupFieldId & keyof Startup>): readonly StartupFieldId[] {
  return requiredInputs.filter((id) => !(id in startup) || startup[id] === null);
}
