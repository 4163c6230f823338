import type { CalculationRecord, ComparedStartup } from '@aval/contract';
import type { StartupFacts } from '@aval/metrics';

import { notEvaluated } from './calculations.ts';
import { calculationOn, startup } from './fixtures.ts';

const dates = ['2026-06-12T18:05:00.000Z', '2026-04-22T09:00:00.000Z'] as const;

function compared(id: number, name: string, calculations: CalculationRecord[]): ComparedStartup {
  return { ...startup, ...calculations[0], id, name, calculations };
}

const evaluated = (id: number, name: string, facts: StartupFacts): ComparedStartup =>
  compared(
    id,
    name,
    dates.map((date, index) => calculationOn(id * 10 + index, date, index === 0 ? facts : {})),
  );

/** Startups of a portfolio: the last one is not evaluated. */
export const comparedStartups: readonly ComparedStartup[] = [
  evaluated(1, 'Puente', {}),
  evaluated(2, 'Faro Azul', { cash_runway_months: 18, market_growth_rate: 35, team_completeness: 5 }),
  evaluated(3, 'Nodriza', { cash_runway_months: 4, technical_expertise: 2, customer_feedback: 5 }),
  compared(4, 'Encina', [notEvaluated]),
];

/** More startups than fit on a wide screen. */
export const manyStartups: readonly ComparedStartup[] = Array.from({ length: 30 }, (_, index) =>
  evaluated(index + 1, `Startup ${index + 1}`, { cash_runway_months: (index % 24) + 1, team_size: (index % 9) + 1 }),
);
