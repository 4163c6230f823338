import type { Claim, Locale, ProposalEffect } from '@aval/contract';
import { type Contradiction, evaluate, type Evaluation, type ExaminedFacts, type MasterData } from '@aval/metrics';

interface Scene {
  master: MasterData;
  asOf: string;
  locale: Locale;
}

/** What accepting the open claims would do: all of them together, and each alone. */
export function effectOf(facts: ExaminedFacts, claims: readonly Claim[], scene: Scene): ProposalEffect {
  const { master, asOf, locale } = scene;
  const open = claims.filter(({ state }) => state === 'open');
  const before = evaluate(facts, master, { asOf });
  const after = evaluate(withClaims(facts, open), master, { asOf });
  const sent = ({ id, severity, message }: Contradiction) => ({ id, severity, message: message[locale] });
  return {
    score: scoreOf(before),
    score_after: scoreOf(after),
    level_after: after.calculation.IE_investability_level,
    opens: onlyIn(after, before).map(sent),
    closes: onlyIn(before, after).map(sent),
    gains: Object.fromEntries(
      open.flatMap((claim) => {
        const alone = scoreOf(evaluate(withClaims(facts, [claim]), master, { asOf }));
        const from = scoreOf(before);
        return alone === null || from === null ? [] : [[claim.id, alone - from]];
      }),
    ),
  };
}

const scoreOf = ({ calculation }: Evaluation): number | null => calculation.IE_investability_score ?? null;

/** The open contradictions of one evaluation that the other one does not have. */
export function onlyIn(one: Evaluation, other: Evaluation): Contradiction[] {
  const known = new Set(openIn(other).map(({ id }) => id));
  return openIn(one).filter(({ id }) => !known.has(id));
}

const openIn = ({ contradictions }: Evaluation): Contradiction[] =>
  contradictions.filter(({ state }) => state === 'open');

type Stated = Pick<Claim, 'field' | 'value' | 'as_of' | 'document_id'>;

/** The facts as if the claims were accepted. */
export function withClaims(facts: ExaminedFacts, claims: readonly Stated[]): ExaminedFacts {
  const values = Object.fromEntries(claims.map(({ field, value }) => [field, value]));
  const evidence = Object.fromEntries(
    claims.map(({ field, as_of, document_id }) => [
      field,
      { date: as_of, ...(document_id !== null && { kind: 'document' as const }) },
    ]),
  );
  const defaulted = (facts.defaulted_fields ?? []).filter((field) => !(field in values));
  return { ...facts, ...values, defaulted_fields: defaulted, evidence: { ...facts.evidence, ...evidence } };
}
