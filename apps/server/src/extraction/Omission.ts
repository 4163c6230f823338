import type { StartupFieldId, Text } from '@aval/contract';

import type { Quoted } from './Quoted.ts';

/** What a source states and is not read as a fact, and why. */
export type Omission = Quoted &
  (
    | /** A figure that no field of a startup holds, such as churn. */
      { reason: 'noField'; name: Text; value: string }
    /** A figure of an earlier year than the one that was taken. */
    | { reason: 'earlierYear'; field: StartupFieldId; value: number; year: number; isKept: boolean }
    /** An amount in another currency than the euro. */
    | { reason: 'otherCurrency'; field: StartupFieldId; currency: Text }
    /** An amount of the financial history, which has no field, in another currency than the euro. */
    | { reason: 'otherCurrencyOfHistory'; name: Text; currency: Text }
  );
