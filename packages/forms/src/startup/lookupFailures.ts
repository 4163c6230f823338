import type { Lookup } from '@aval/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The error messages of lists that failed to load. */
export const lookupFailures: Readonly<Record<Lookup, MessageDescriptor>> = {
  industries: msg`Error loading industries`,
  stages: msg`Error loading stages`,
  businessModels: msg`Error loading business models`,
  financingTypes: msg`Error loading financing types`,
  marketSizes: msg`Error loading market sizes`,
};
