// Follows README's 'How to add …' in throwaway copies of the repository: npm run recipes [-- screen]

import { addComponent } from './recipes/component.ts';
import { addEndpoint } from './recipes/endpoint.ts';
import { addField } from './recipes/field.ts';
import { follow, type Follower } from './recipes/follow.ts';
import { addMetric } from './recipes/metric.ts';
import { readmeRecipe } from './recipes/readmeRecipe.ts';
import { addScreen } from './recipes/screen.ts';
import { throwawayCopy } from './recipes/throwawayCopy.ts';

const recipes: Record<string, (follower: Follower) => void> = {
  'a metric': addMetric,
  'a component': addComponent,
  'a startup field': addField,
  'an endpoint': addEndpoint,
  'a screen': addScreen,
};

const requested = process.argv
  .slice(2)
  .map((name) => Object.keys(recipes).find((thing) => thing.endsWith(` ${name}`)) ?? name);
const unknown = requested.filter((thing) => !recipes[thing]);
if (unknown.length > 0) throw new Error(`There is no recipe for ${unknown.join(', ')}.`);

for (const [thing, add] of Object.entries(recipes)) {
  if (requested.length > 0 && !requested.includes(thing)) continue;
  const started = performance.now();
  const copy = throwawayCopy();
  try {
    add(follow(copy, readmeRecipe(thing)));
  } catch (error) {
    console.error(`Following README's recipe for adding ${thing} failed:`);
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    continue;
  } finally {
    copy.remove();
  }
  console.log(`${thing}: ok (${((performance.now() - started) / 1000).toFixed(0)} s)`);
}
