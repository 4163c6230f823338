/** Pattern for a person: at least two names, with particles such as 'de' or 'von' in between. */
export const personPattern = String.raw`\p{Lu}[\p{L}'’-]{1,40}(?:\s(?:de|del|la|von|van|da|dos)){0,4}(?:\s\p{Lu}[\p{L}'’.-]{0,40}){1,3}`;
const onlyNames = new RegExp(
  String.raw`^${personPattern}(?:\s?\([^)]*\))?(?:(?:\s?[,;/&+]\s?|\s(?:and|y|e|und)\s|,\s(?:and|y)\s)${personPattern}(?:\s?\([^)]*\))?)*\.?$`,
  'u',
);

/** Splits a list of people, each with at least two names; empty if the text has anything else in it. */
export function personsIn(words: string): string[] {
  const list = words.trim();
  if (!onlyNames.test(list)) return [];
  return list
    .replaceAll(/\([^)]*\)/g, '')
    .split(/\s?[,;/&+]\s?|\s(?:and|y|e|und)\s/)
    .map((person) => person.replace(/^(?:and|y)\s/, '').trim())
    .filter(Boolean);
}

const firstName = String.raw`\p{Lu}[\p{L}'’-]{1,40}(?:(?:\s(?:de|del|la|von|van|da|dos))*\s\p{Lu}[\p{L}'’.-]{0,40}){0,3}`;
const onlyFirstNames = new RegExp(
  String.raw`^${firstName}(?:(?:\s?[,/&+]\s?|,?\s(?:and|y|e)\s)${firstName})+\.?$`,
  'u',
);
/** The post of a person in a list: 'Ana Ruiz, CEO', 'Ben (CTO)'. */
const posts = /\s?\([^)]*\)|(?:,|\s[-–—])\s?(?:CEO|CTO|COO|CFO|CMO|CPO|CSO)\b/gu;

/** Counts the people of a list that may give first names only; 0 for one person, or if the text has anything else. */
export function peopleListed(words: string): number {
  const list = words.replaceAll(posts, '').trim();
  return onlyFirstNames.test(list) ? list.split(/\s?[,/&+]\s?(?:(?:and|y)\s)?|\s(?:and|y|e)\s/).length : 0;
}
