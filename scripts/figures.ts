// Prints a template for `added-metrics.json` with the metrics that have no figures yet: npm run figures
import { readFileSync } from 'node:fs';

import { metricsWithoutFigures } from '../packages/metrics/src/testing/referenceFigures.ts';

const samples = JSON.parse(readFileSync('packages/metrics/src/fixtures/random-startups.json', 'utf8')) as unknown[];
const blank = samples.map((_, index) => `startup ${index}`);
const template = Object.fromEntries(metricsWithoutFigures().map((id) => [id, blank]));
console.log(JSON.stringify(template, null, 2));
