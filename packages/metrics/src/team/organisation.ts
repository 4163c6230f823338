import { composite, part } from '../model/nodes.ts';
import { rating } from '../model/scale.ts';

/** How well the team is organised: the basis of the estimates that replace a team graph. */
export const organisation = composite(
  'organisation',
  [part(0.5, 'team_completeness', rating), part(0.5, 'execution_capacity', rating)],
  { isRaw: true },
);
