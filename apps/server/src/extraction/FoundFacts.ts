import type { Text } from '@aval/contract';

import type { Fact } from './extractFacts.ts';

export interface FoundFacts {
  facts: Fact[];
  /** How they were found. */
  log: Text;
  /** The language model failed, and the dictionary read instead. */
  warning: Text | null;
}
