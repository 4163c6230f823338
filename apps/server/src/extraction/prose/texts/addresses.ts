import type { Candidate, Source } from '../../Candidate.ts';
import type { Placed } from '../../layout/placed.ts';
import { spells } from '../../names/hostNames.ts';
import { isPossible, valueBeside } from '../../values/fieldValues.ts';
import { fold } from '../../words/fold.ts';

const address =
  /(?:https?:\/\/|www\.)[^\s<>"'()]+|(?<![@\w.-])(?:[\w-]+\.)+(?:com|org|net|tech|app|health|cat|eus|gal|dev|finance|edu|bio|audio|energy|farm|shop|studio|software|systems|cloud|care|[a-z]{2})(?:\/[^\s<>"'()]*)?(?![\w@])/giu;

/** Extracts URLs from anywhere in the text: of social networks, and of the site with the startup's name in its host. */
export function addresses(places: readonly Placed[], source: Source): Candidate[] {
  const found = places.flatMap(({ passage, section }) =>
    section === 'competition' ? [] : [...passage.text.matchAll(address)].map(([words]) => ({ words, passage })),
  );
  const fields = ['linkedin_url', 'twitter_url', 'youtube_url', 'website_url'] as const;
  return fields.flatMap((field): Candidate[] => {
    const values = found.flatMap(({ words, passage }) => {
      const stated = valueBeside(field, words.replace(/[.,;:]+$/, ''), source);
      return stated &&
        isPossible(field, stated.value, source) &&
        (field !== 'website_url' || isOwnHost(String(stated.value), source))
        ? [{ value: String(stated.value), passage }]
        : [];
    });
    const [only] = values;
    if (values.length === 0 && field === 'website_url') return siteOfMail(source);
    const isOne = new Set(values.map(({ value }) => value.replace(/\/$/, ''))).size === 1;
    if (!only || !isOne) return [];
    return [
      {
        field,
        value: only.value,
        confidence: 78,
        quote: only.passage.text,
        passage: only.passage,
        cell: null,
        year: null,
        precision: 0,
      },
    ];
  });
}

const confidenceOfMail = 66;

/** Returns the site at the host of an e-mail address that spells the startup's name: most have one there. */
function siteOfMail({ names, hosts = [] }: Source): Candidate[] {
  const own = hosts.filter((host) => host.isMail && names.some((name) => spells(host, name)));
  const [only, ...others] = own;
  if (!only || others.length > 0) return [];
  const { host, passage } = only;
  return [
    {
      field: 'website_url',
      value: `https://${host}`,
      confidence: confidenceOfMail,
      quote: passage.text,
      passage,
      cell: null,
      year: null,
      precision: 0,
    },
  ];
}

/** Whether the host of a URL contains the startup's name or begins with its first word. */
function isOwnHost(value: string, { names }: Source): boolean {
  const host =
    fold(new URL(value).hostname)
      .replace(/^www\./, '')
      .split('.')[0]
      ?.replaceAll('-', '') ?? '';
  return names.some((name) => {
    const joined = name.replaceAll(/[^a-z0-9]/g, '');
    const [first = ''] = name.split(' ');
    return (
      joined.length > 2 && (joined === host || host.includes(joined) || (first.length > 3 && host.startsWith(first)))
    );
  });
}
