import { message, startupFields } from '@aval/contract';

import { ApiError, type Issue } from '../http/ApiError.ts';
import type { LoadedMasterData } from '../services/LoadedMasterData.ts';

/**
 * Checks the choices of a startup against the lists.
 *
 * @throws ApiError UNKNOWN_REFERENCE listing every choice that does not exist.
 */
export function requireChoices(masterData: LoadedMasterData, values: Readonly<Record<string, unknown>>): void {
  const issues = startupFields.flatMap(({ id, lookup, label }): Issue[] => {
    const choice = values[id];
    if (!lookup || typeof choice !== 'number' || masterData.has(lookup, choice)) return [];
    return [{ path: id, message: message('unknownReference', { label }) }];
  });
  const [first] = issues;
  if (first) throw new ApiError('UNKNOWN_REFERENCE', { text: first.message, issues });
}
