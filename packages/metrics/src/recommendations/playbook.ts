import type { Play } from './Play.ts';
import { cash } from './playbook/cash.ts';
import { corporate } from './playbook/corporate.ts';
import { duties } from './playbook/duties.ts';
import { educational } from './playbook/educational.ts';
import { evidence } from './playbook/evidence.ts';
import { market } from './playbook/market.ts';
import { money } from './playbook/money.ts';
import { team } from './playbook/team.ts';
import { valueProposition } from './playbook/valueProposition.ts';

/** Every advice there is; duties in the order in which they are shown. */
export const playbook: readonly Play[] = [
  ...duties,
  ...cash,
  ...money,
  ...market,
  ...team,
  ...valueProposition,
  ...evidence,
  ...corporate,
  ...educational,
];
