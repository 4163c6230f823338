import type { StartupFieldId } from '@aval/contract';

import { sentencesOf } from '../layout/sentences.ts';
import { endsWithLegalForm, withoutLegalForms } from '../names/legalForms.ts';
import { exactly, type StatedValue } from './StatedValue.ts';
import { townOfStreetAddress } from './streetAddresses.ts';

/**
 * Returns the value of a text field; null if the text cannot be one.
 *
 * @param label The folded words of its label.
 */
export function textValue(field: StartupFieldId, words: string, label = ''): StatedValue | null {
  const text = words
    .replaceAll(/\p{Bidi_Control}|\uFEFF/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const most = field === 'description' ? 2000 : 120;
  if (text.length > most) return null;
  if (field === 'nif') {
    const id = /\b(?:ES)?[-\s]?([A-HJNP-SUVW]-?\d{7}-?[0-9A-J]|\d{8}-?[A-Z])\b/i.exec(text);
    if (id?.[1]) return exactly(id[1].replaceAll('-', '').toUpperCase());
    return /^[A-Z]{0,3}[\s-]?[\dA-Z.-]{6,14}$/i.test(text) && /\d{3}/.test(text) ? exactly(text, 0.9) : null;
  }
  if (!/\p{L}/u.test(text)) return null;
  if (field === 'name') {
    // 'Brizna B.V. (Ghent)': what is in brackets behind a legal form is no part of it.
    const [bare = text] = text.split(/(?<=\.|\p{L}) \(/u);
    if (bare !== text && endsWithLegalForm(bare)) return exactly(bare);
    if (!isName(text, asksForName.test(label))) return null;
  }
  // 'Officer: N. Orme' is a person.
  if (field === 'location' && /^(?:\p{Lu}\. ?){1,2}\p{Lu}\p{L}+$/u.test(text)) return null;
  if (field === 'location' && (text.split(' ').length > 10 || /\d{3,}\s*(?:%|€|m2)/.test(text))) return null;
  if (field === 'description' && text.length < 15) return null;
  const townOfStreet = field === 'location' ? townOfStreetAddress(text) : null;
  if (townOfStreet !== null) return exactly(townOfStreet, certaintyOfTown);
  // 'Vigo. We also have an office in Lugo': the first sentence answers.
  const [answer = text] = field === 'location' ? text.split(/(?<=\p{L}{3}|\))\.\s(?=\p{Lu})/u) : [];
  if (answer !== text) return exactly(withoutPreposition(answer));
  if (field !== 'location') return exactly(text);
  return exactly(withoutPreposition(/[.!?]$/.test(text) ? text.slice(0, -1) : text));
}

/** Of the town of an address: a district may stand beside it. */
const certaintyOfTown = 0.9;

/** 'In Hull, by the dock' answers where somebody is. */
function withoutPreposition(place: string): string {
  return place.replace(/^(?:We(?: are|'re|’re) in|Estamos en|In|En) (?=\p{Lu})/u, '');
}

const longestName = 80;
/** A shorter text with a mark inside is a name: 'Yahoo! Japan'. */
const mostWordsWithMark = 4;
/** Labels that only a name answers; 'Company' and 'Project' may be followed by a sentence about it. */
const asksForName = /\b(?:name|nombre|razon social|denominacion)\b/;
/** A name that begins in lower case: a single word, or particles before a word that does not. */
const beginsSmall = /^(?:\p{Ll}[^\s]*|(?:\p{Ll}[\p{L}'’]*[\s'’]){1,3}[\p{Lu}\d].*)$/u;

/** Whether a text beside the label of a name is one, in any script, and no sentence. */
function isName(text: string, isAskedFor: boolean): boolean {
  if (text.length > longestName || text.endsWith(':')) return false;
  const bare = withoutLegalForms(text);
  if (/\s\p{Ll}[^\s.]*[.?!]$/u.test(bare)) return false;
  if (isAskedFor) return !isSeveralSentences(bare) && (!/^\p{Ll}/u.test(text) || beginsSmall.test(text));
  return /^[\p{Lu}\p{Lo}\p{Lt}\d]/u.test(text) && !/[.!?]\s|\s\p{Ll}+$/u.test(bare);
}

function isSeveralSentences(text: string): boolean {
  return sentencesOf(text).length > 1 && text.split(' ').length > mostWordsWithMark;
}

const hosts: Partial<Record<StartupFieldId, RegExp>> = {
  linkedin_url: /(?:^|\.)linkedin\.com$/,
  twitter_url: /(?:^|\.)(?:twitter|x)\.com$/,
  youtube_url: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
};
const socialHost =
  /(?:^|\.)(?:linkedin|twitter|x|youtube|facebook|instagram|tiktok|github|crunchbase|google|wikipedia)\.\w+$/;

/** Returns the first URL in a text; null if it is not on a site that suits the field. */
export function urlValue(field: StartupFieldId, words: string): StatedValue | null {
  const written = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s,;)]*)?/i.exec(words)?.[0]?.replace(/[.,;]$/, '');
  if (!written || (words.includes('@') && !/youtube/.test(words))) return null;
  const address = /^https?:/i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const wanted = hosts[field];
  if (wanted ? !wanted.test(hostname) : socialHost.test(hostname)) return null;
  return exactly(address);
}
