import type { Fact } from './extractFacts.ts';
import type { Remark } from './Remark.ts';

/** At most, for a value with letters that may be others. */
const mostConfidence = 60;

/**
 * Lowers the confidence of values with letters of a guessed encoding, and remarks on them.
 *
 * @param encoding The guessed encoding. For UTF-8, only letters that were damaged are in doubt.
 */
export function guessedLetters(facts: readonly Fact[], encoding: string): { facts: Fact[]; remarks: Remark[] } {
  const doubtful = encoding === 'utf-8' ? /\uFFFD/u : /[^\0-\x7F]/u;
  const isDoubtful = ({ value }: Fact) => typeof value === 'string' && doubtful.test(value);
  const fields = facts.filter(isDoubtful).map(({ field }) => field);
  return {
    facts: facts.map((fact) =>
      isDoubtful(fact) ? { ...fact, confidence: Math.min(fact.confidence, mostConfidence) } : fact,
    ),
    remarks: fields.length > 0 ? [{ kind: 'guessedLetters', encoding, fields }] : [],
  };
}
