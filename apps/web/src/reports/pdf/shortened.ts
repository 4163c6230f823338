/** Truncates a text that does not fit on its line, with an ellipsis. */
export function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
