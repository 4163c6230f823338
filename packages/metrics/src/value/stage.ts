import { GROWN_FROM } from '../model/constants.ts';
import { from, quantity } from '../model/nodes.ts';

/** 1 from the growth stage on, 0 before. */
export const isGrown = quantity(
  'is_grown',
  from(['stage_maturity'], (maturity) => (maturity >= GROWN_FROM ? 1 : 0)),
);
