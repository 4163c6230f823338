import type { StartupFieldId } from '@aval/contract';

import { exactly, type StatedValue } from './StatedValue.ts';

/** Returns the value of a text field; null if the text cannot be one. */
export function textValue(field: StartupFieldId, words: string): StatedValue | null {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  const most = field === 'description' ? 2000 : 120;
  if (text.length > most || !/\p{L}/u.test(text)) return null;
  if (field === 'nif') {
    const id = /\b(?:ES)?[-\s]?([A-HJNP-SUVW]-?\d{7}-?[0-9A-J]|\d{8}-?[A-Z])\b/i.exec(text);
    if (id?.[1]) return exactly(id[1].replaceAll('-', '').toUpperCase());
    return /^[A-Z]{0,3}[\s-]?[\dA-Z.-]{6,14}$/i.test(text) && /\d{4}/.test(text) ? exactly(text, 0.9) : null;
  }
  if (field === 'name' && (/[.!?]\s|:$|\s\p{Ll}+$/u.test(text) || !/^[\p{Lu}\d]/u.test(text) || text.length > 80))
    return null;
  if (field === 'location' && (text.split(' ').length > 10 || /\d{3,}\s*(?:%|€|m2)/.test(text))) return null;
  if (field === 'description' && text.length < 15) return null;
  const isSentence = field === 'location' && /[.!?]$/.test(text);
  return exactly(isSentence ? text.slice(0, -1) : text);
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
