import type { Text } from '@aval/contract';

import { ApiError } from './ApiError.ts';

const dayMs = 24 * 3_600_000;

/**
 * Refuses something that an account has done as often as it may within a day.
 *
 * @param text With {most}, and with {hours} until it may be done again.
 * @param oldest The first time within the last day.
 */
export function refuseOverADay(text: Text, { most, oldest, now }: { most: number; oldest: Date; now: Date }): never {
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + dayMs - now.getTime()) / 1000));
  throw new ApiError('RATE_LIMITED', {
    text,
    values: { most, hours: Math.ceil(seconds / 3600) },
    retryAfterSeconds: seconds,
  });
}
