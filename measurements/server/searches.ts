import { randomness } from '../../apps/server/src/resilience/randomness.ts';
import type { Caller } from '../../apps/server/src/services/Caller.ts';
import type { SearchQuery } from '../../apps/server/src/startups/searchFilters.ts';
import { people } from './fill.ts';
import { makeWordings } from './vocabulary.ts';

export interface Search {
  kind: string;
  caller: Caller;
  query: SearchQuery;
}

const standard = { scope: 'all', sort: 'relevance', limit: 10, page: 1 } as const;
const letters = 'abcdefghijlmnopqrstuvz';
const topics = ['data', 'robot', 'solar', 'water', 'energy', 'payment', 'insurance', 'battery', 'drone', 'clinic'];

/** `each` searches of every kind, the same in every run, with the kinds alternating. */
export function searches(each: number): Search[] {
  const random = randomness(11);
  const wordings = makeWordings();
  const someone = (): Caller => personOf(2 + random.below(people - 1));
  const name = () => wordings().name;
  const word = () => random.pick(name().split(' ')).toLowerCase();
  const typo = () => misspelt(name().split(' ')[0] ?? '', random.below(4));
  const shuffled = () =>
    Array.from({ length: 3 }, () => random.pick(topics))
      .join('')
      .slice(3, 14);
  const kinds: [string, () => Partial<SearchQuery>, (() => Caller)?][] = [
    ['browse, first page', () => ({})],
    ['whole name', () => ({ q: name() })],
    ['a word of a name', () => ({ q: word() })],
    ['one letter', () => ({ q: letters.charAt(random.below(letters.length)) })],
    ['two letters', () => ({ q: word().slice(0, 2) })],
    ['three letters', () => ({ q: word().slice(0, 3) })],
    ['four to six letters', () => ({ q: word().slice(0, 4 + random.below(3)) })],
    ['a topic of many descriptions', () => ({ q: random.pick(topics) })],
    ['two topics', () => ({ q: `${random.pick(topics)} ${random.pick(topics)}` })],
    ['misspelt name', () => ({ q: typo() })],
    ['no hit', () => ({ q: `${shuffled()}qx` })],
    ['industry and stage', () => ({ industry_id: 1 + random.below(5), stage_id: 1 + random.below(5) })],
    ['topic within an industry', () => ({ q: random.pick(topics), industry_id: 1 + random.below(5) })],
    ['scores from … to', () => ({ min_score: 40 + random.below(40), max_score: 80 + random.below(15) })],
    ['by name', () => ({ sort: 'name', order: random.pick(['asc', 'desc'] as const) })],
    ['by year', () => ({ sort: 'foundation_year', order: random.pick(['asc', 'desc'] as const) })],
    ['by change', () => ({ sort: 'updated_at' })],
    ['by score, lowest first', () => ({ sort: 'score', order: 'asc' })],
    ['deep page by name', () => ({ sort: 'name', page: 500 + random.below(500) })],
    ['deep page by score', () => ({ page: 500 + random.below(500) })],
    ['page 2 to 20 of a topic', () => ({ q: random.pick(topics), page: 2 + random.below(19) })],
    ['own and followed', () => ({ scope: 'mine' })],
    ['the caller’s private ones', () => ({ is_private: 1 })],
    ['administrator, private ones', () => ({ is_private: 1 }), admin],
    ['administrator, part of a name', () => ({ q: word().slice(0, 5) }), admin],
  ];
  return Array.from({ length: each }, () =>
    kinds.map(([kind, make, who = someone]) => ({
      kind,
      caller: who(),
      query: { ...standard, ...make() },
    })),
  ).flat();
}

const admin = () => personOf(1);

function personOf(id: number): Caller {
  return { id, role: id === 1 ? 'admin' : 'user', profileTypeCode: 'I' } as Caller;
}

/** A name with one letter omitted, doubled, replaced, or swapped with its neighbour. */
function misspelt(name: string, way: number): string {
  const at = Math.min(3, name.length - 2);
  const [before, letter, next, after] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1), name.slice(at + 2)];
  return (
    [
      before + next + after,
      before + letter + letter + next + after,
      `${before}y${next}${after}`,
      before + next + letter + after,
    ][way] ?? name
  );
}
