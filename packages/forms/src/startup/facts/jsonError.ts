import { visit } from 'jsonc-parser';

/**
 * Where a text stops being JSON; browsers do not all tell.
 *
 * @returns Line and column, both from 1, of the first thing that cannot stand there, or null when all of it is JSON.
 */
export function jsonError(text: string): { line: number; column: number } | null {
  let found: { line: number; column: number } | null = null;
  visit(
    text,
    {
      onError: (_code, _offset, _length, line, column) => {
        found ??= { line: line + 1, column: column + 1 };
      },
    },
    { disallowComments: true },
  );
  return found;
}
