import type { Text } from '@aval/contract';

import type { Fact } from './extractFacts.ts';

export interface FoundFacts {
  facts: Fact[];
  /** A description of how they were found. */
  log: Text;
  /** Set when the language model failed and the dictionary was used instead. */
  warning: Text | null;
}
