import { ApiError } from '../http/ApiError.ts';
import type { ScrapedStartup } from './scrapedStartup.ts';

/**
 * Refuses to register a startup without a name.
 *
 * @throws ApiError NAME_MISSING.
 */
export function requireName({ values }: ScrapedStartup): void {
  if (values.name === undefined) throw new ApiError('NAME_MISSING');
}
