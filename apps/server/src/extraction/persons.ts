/** Pattern for a person: at least two names, with particles such as 'de' or 'von' in between. */
export const personPattern = String.raw`\p{Lu}[\p{L}'’-]{1,40}(?:\s(?:de|del|la|von|van|da|dos)){0,4}(?:\s\p{Lu}[\p{L}'’.-]{0,40}){1,3}`;
const onlyNames = new RegExp(
  String.raw`^${personPattern}(?:\s?\([^)]*\))?(?:(?:\s?[,;/&]\s?|\s(?:and|y|e|und)\s|,\s(?:and|y)\s)${personPattern}(?:\s?\([^)]*\))?)*\.?$`,
  'u',
);

/** Splits a list of people, each with at least two names; empty if the text has anything else in it. */
export function personsIn(words: string): string[] {
  const list = words.trim();
  if (!onlyNames.test(list)) return [];
  return list
    .replaceAll(/\([^)]*\)/g, '')
    .split(/\s?[,;/&]\s?|\s(?:and|y|e|und)\s/)
    .map((person) => person.replace(/^(?:and|y)\s/, '').trim())
    .filter(Boolean);
}
