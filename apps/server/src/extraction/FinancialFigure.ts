import type { FinancialFact } from '@aval/contract';

import type { Quoted } from './Quoted.ts';

/** A figure of the financial history of a startup, in euros. */
export type FinancialFigure = Quoted & {
  fact: FinancialFact;
  value: number;
  /** 0-100. */
  confidence: number;
};
