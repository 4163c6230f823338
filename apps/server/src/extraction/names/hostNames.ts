import type { Passage } from '../layout/passages.ts';
import { fold } from '../words/fold.ts';

/** Hosts of anybody: mail boxes, networks and tools. */
const shared =
  /^(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|me|proton(?:mail)?|gmx|aol|msn|telefonica|linkedin|twitter|x|youtube|youtu|facebook|instagram|tiktok|github|crunchbase|google|wikipedia|medium|notion|calendly|zoom|dropbox|docsend|forms|bit|substack|wordpress)$/;
const address =
  /(?:(?<mail>(?<![\w.+-])[\w.+-]{1,64}@)|https?:\/\/|www\.|(?<![@\w.-]))(?<host>(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10})(?![\w@])/giu;
const recipient = /^(?:to|cc|bcc|para|cco|a):\s/i;
const sender = /^(?:from|de):\s/i;
const secondLevel = /^(?:co|com|org|net|gob|gov|edu|ac)$/;

/** The middle label of an address's host, which often spells the name of a company: 'vetlia' of 'ana@vetlia.com'. */
export interface OwnHost {
  /** Folded, with its hyphens. */
  label: string;
  host: string;
  passage: Passage;
  /** Whether the text's sender writes from it. */
  isOfSender: boolean;
  isMail: boolean;
}

/** Returns the hosts of the addresses of a text, without those that anybody may have and those of a mail's recipients. */
export function hostsIn(passages: readonly Passage[]): OwnHost[] {
  const found = passages.flatMap((passage): OwnHost[] => {
    if (recipient.test(passage.text)) return [];
    return [...passage.text.matchAll(address)].flatMap(({ groups }): OwnHost[] => {
      const host = (groups?.['host'] ?? '').toLowerCase().replace(/^www\./, '');
      const labels = host.split('.').slice(0, -1);
      if (labels.length > 1 && secondLevel.test(labels.at(-1) ?? '')) labels.pop();
      const label = fold(labels.at(-1) ?? '');
      if (label.length < 3 || shared.test(label)) return [];
      return [{ label, host, passage, isOfSender: sender.test(passage.text), isMail: groups?.['mail'] !== undefined }];
    });
  });
  return [...new Map(found.toReversed().map((one) => [one.label, one])).values()].toReversed();
}

const affixes = /^(?:get|try|use|join|my|the|hello|somos)|(?:app|hq|labs?|ai|io|online|group|tech)$/g;

/** Whether a host spells a name: all of it, its first word, or its first and last ones. */
export function spells({ label }: Pick<OwnHost, 'label'>, name: string): boolean {
  const words = fold(name).match(/[\p{L}\d]+/gu) ?? [];
  const plain = label.replaceAll('-', '');
  const bare = plain.replaceAll(affixes, '');
  const [first = ''] = words;
  const joined = words.join('');
  if (joined.length < 3) return false;
  return [joined, `${first}${words.at(-1)}`, first].some(
    (one) => one.length > 2 && (one === plain || (one === bare && bare.length > 3)),
  );
}
