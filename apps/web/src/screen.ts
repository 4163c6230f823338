import type { ComponentType } from 'react';

import type { Area } from './language/areas.ts';
import { needWords } from './language/words.ts';
import { orFailure } from './orFailure.ts';

/**
 * Loads a screen and its texts beside each other.
 *
 * @param areas the parts of the catalogue that it and everything it opens show.
 */
export function screen(areas: readonly Area[], load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return async () => {
    const words = needWords(areas);
    const component = await orFailure(async () => (await Promise.all([load(), words]))[0])();
    // What says that a screen failed is a text as well.
    await words.catch(() => undefined);
    return component;
  };
}
