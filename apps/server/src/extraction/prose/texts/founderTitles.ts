import type { Candidate } from '../../Candidate.ts';
import type { Passage } from '../../layout/passages.ts';
import type { Placed } from '../../layout/placed.ts';
import { peopleListed, personPattern } from '../../values/persons.ts';
import { fold } from '../../words/fold.ts';

const title = String.raw`(?:[Cc]o-?[Ff]ounder|[Cc]ofundadora?|[Ss]oci[oa] [Ff]undadora?|[Ff]ounder|[Ff]undadora?|[Pp]romotora?)`;
const titled = new RegExp(
  String.raw`(?<person>${personPattern})\s?(?:,|\s[-–—|:]|:|\()\s?(?<before>[^.;()\d]{0,30}?)\b(?<title>${title})\b(?!\s(?:of|at|de|en)\s)`,
  'gu',
);
/** The line of a signature below the names: 'Sam & Jo', 'Co-founders'. */
const signed = /^(?:co-?founders|founders|(?:co)?fundador(?:es|as)|soci[oa]s fundador(?:es|as))\b/i;
const heading =
  /^(?:the |our |l[oa]s |nuestr[oa]s )?(?:co-?founders|founders|founding team|(?:co)?fundador(?:es|as)|equipo fundador|soci[oa]s fundador(?:es|as))$/;
const personFirst = new RegExp(String.raw`^[\s*•·▪-]*${personPattern}\s?(?:$|[,(:]|[-–—]\s)`, 'u');
const formerly =
  /\b(?:ex|former|previously|antigu[oa]|exfundador\w*|advis[eo]r|mentor|asesor\w*|investor|inversor\w*)\b/i;

const confidence = { titles: 68, list: 70, one: 56 };

/** Extracts the number of founders from a signature, from a list under its heading, or from the titles of people. */
export function founderTitles(places: readonly Placed[]): Candidate[] {
  const own = places.filter(({ section }) => section !== 'competition');
  const found = bySignature(own) ?? underHeading(own) ?? byTitles(own);
  return found ? [found] : [];
}

function bySignature(places: readonly Placed[]): Candidate | null {
  for (const [index, { passage }] of places.entries()) {
    const above = places[index - 1]?.passage;
    const count = above && signed.test(passage.text) ? peopleListed(above.text) : 0;
    if (count > 1) return candidateOf(count, confidence.list, passage, `${above?.text}\n${passage.text}`);
  }
  return null;
}

function underHeading(places: readonly Placed[]): Candidate | null {
  const start = places.findIndex(({ passage }) => heading.test(fold(passage.text).replace(/:$/, '').trim()));
  const head = places[start]?.passage;
  if (!head) return null;
  const below = places.slice(start + 1);
  const end = below.findIndex(({ passage }) => passage.page !== head.page || !personFirst.test(passage.text));
  const people = end < 0 ? below : below.slice(0, end);
  const [first] = people;
  return first && people.length > 1
    ? candidateOf(
        people.length,
        confidence.list,
        first.passage,
        [head, ...people.map(({ passage }) => passage)].map(({ text }) => text).join('\n'),
      )
    : null;
}

function byTitles(places: readonly Placed[]): Candidate | null {
  const people = new Map<string, { passage: Passage; isOneOf: boolean }>();
  for (const { passage } of places) {
    for (const { groups } of passage.text.matchAll(titled)) {
      const { person = '', before = '', title: post = '' } = groups ?? {};
      if (!formerly.test(before)) people.set(fold(person), { passage, isOneOf: /^co/i.test(post) });
    }
  }
  const [first] = people.values();
  if (!first) return null;
  if (people.size > 1) return candidateOf(people.size, confidence.titles, first.passage, first.passage.text);
  // A single 'co-founder' has others whom the text does not name.
  return first.isOneOf ? null : candidateOf(1, confidence.one, first.passage, first.passage.text);
}

function candidateOf(value: number, sure: number, passage: Passage, quote: string): Candidate {
  return { field: 'founder_count', value, confidence: sure, quote, passage, cell: null, year: null, precision: 0 };
}
