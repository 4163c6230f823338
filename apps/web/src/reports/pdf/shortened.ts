/** A text as it fits on its line: whole, or cut with a mark where it goes on. */
export function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
