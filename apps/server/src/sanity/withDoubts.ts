import type { MasterData } from '@aval/metrics';

import type { Fact } from '../extraction/extractFacts.ts';
import type { FinancialFigure } from '../extraction/FinancialFigure.ts';
import { contradictedFields } from './contradictedFields.ts';
import type { UsualValues } from './usualValues.ts';

/** Of a value in doubt, at most: it is offered and not filled in. */
const mostConfidence = 50;
/** How many times a value may exceed what is usual, or fall below it. */
const factor = 10;

interface Comparison {
  master: MasterData;
  usual: UsualValues;
  /** The UTC date, 'YYYY-MM-DD'. */
  asOf: string;
}

/**
 * Marks the facts that other figures of their source contradict, and those far from what other startups state. They lose
 * so much confidence that they are offered to the user and never filled in or stored unseen.
 */
export function withDoubts(
  facts: readonly Fact[],
  financials: readonly FinancialFigure[],
  { master, usual, asOf }: Comparison,
): Fact[] {
  const unusual = facts.map((fact): Fact => {
    const range = usual.get(fact.field);
    if (!range || typeof fact.value !== 'number' || fact.value === 0) return fact;
    const isFar = fact.value > range.high * factor || fact.value < range.low / factor;
    return isFar ? doubted(fact, { kind: 'unusual', ...range }) : fact;
  });
  // A value that is already in doubt puts no other one in doubt.
  const sound = unusual.filter(({ doubt }) => doubt === undefined);
  const contradicted = contradictedFields(sound, financials, master, asOf);
  return unusual.map((fact) => {
    const one = fact.doubt === undefined ? contradicted.get(fact.field) : undefined;
    return one ? doubted(fact, { kind: 'contradiction', message: one.message }) : fact;
  });
}

function doubted(fact: Fact, doubt: NonNullable<Fact['doubt']>): Fact {
  return { ...fact, confidence: Math.min(fact.confidence, mostConfidence), doubt };
}
