import { isDeepStrictEqual } from 'node:util';

import type { SentAnswers } from '@aval/contract';
import type { MasterData, StartupFacts } from '@aval/metrics';

import type { StoredAnswers } from '../db/schema/StoredAnswer.ts';
import { findContradictions } from './findContradictions.ts';

interface Sent {
  answers: SentAnswers;
  /** Null when nobody gave them. */
  by: number | null;
  at: Date;
  master: MasterData;
}

/**
 * The answers of a startup after a change of its facts or answers. An answer stays as long as its contradiction; what
 * an administrator accepted stays accepted as long as the figures are the same.
 *
 * @param before The facts and answers until now; null for a new startup.
 * @param after The new facts.
 */
export function answersAfter(
  before: { facts: StartupFacts; answers: StoredAnswers } | null,
  after: StartupFacts,
  { answers, by, at, master }: Sent,
): StoredAnswers {
  const standing = before?.answers ?? {};
  const examination = { answers: standing, master, at };
  const figuresBefore = new Map(
    (before ? findContradictions(before.facts, examination) : []).map(({ id, values }) => [id, values]),
  );
  const kept: StoredAnswers = {};
  for (const { id, values } of findContradictions(after, examination)) {
    const sent = answers[id];
    const old = standing[id];
    if (sent === null) continue;
    const text = sent?.text ?? old?.text;
    if (text === undefined) continue;
    const isNew = text !== old?.text;
    const isSame = !isNew && isDeepStrictEqual(figuresBefore.get(id), values);
    kept[id] = {
      ...(isNew || !old ? { text, by, at: at.toISOString() } : old),
      accepted: sent?.accepted ?? (isSame && (old?.accepted ?? false)),
    };
  }
  return kept;
}
