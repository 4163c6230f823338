import { evaluate, type MasterData, type StartupFacts } from '@aval/metrics';

import file from '../../packages/metrics/src/fixtures/evaluation-examples-2.json';

interface Example {
  name: string;
  startup: StartupFacts;
  options: { asOf: string };
}

const { master, examples } = file as unknown as { master: MasterData; examples: Example[] };
const chosen = examples.find((each) => each.name.includes('Puente'));
if (chosen === undefined) throw new Error('Puente is no longer among the worked examples of the model.');

/** The startup of the worked example. */
export const name = 'Puente';
export const startup = chosen.startup;
export const masterData = master;
export const { options } = chosen;
export const evaluation = evaluate(startup, master, options);
