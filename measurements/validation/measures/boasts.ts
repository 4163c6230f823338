import { scoreOf } from '../evaluation.ts';
import type { Row } from '../Row.ts';
import { weakCompanies } from '../weakCompanies.ts';

const before = new Map([
  ['restaurant', '82'],
  ['student project', '77'],
  ['me-too', '73'],
  ['zombie', '70'],
]);

/** Weak companies with opinions and markets at their best. */
export const boasts = (): Row[] =>
  weakCompanies.map(({ name, startup }) => {
    const score = scoreOf(startup);
    return {
      what: `Opinions and markets at their best: ${name}`,
      before: before.get(name) ?? '-',
      now: score.toFixed(0),
      bound: 'below 65',
      isHeld: score < 65,
    };
  });
