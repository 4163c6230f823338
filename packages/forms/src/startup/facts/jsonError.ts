import { visit } from 'jsonc-parser';

type Place = Record<'line' | 'column', number>;

/**
 * Where a text stops being JSON; browsers do not all tell.
 *
 * @returns Line and column, both from 1, of the first thing that cannot stand there, or of the first bracket that opens
 * more than can be read; null when all of it is JSON.
 */
export function jsonError(text: string): Place | null {
  let found: Place | null = null;
  let read: Place = { line: 1, column: 1 };
  const note = (_offset: number, _length: number, line: number, column: number) => {
    read = { line: line + 1, column: column + 1 };
  };
  try {
    visit(
      text,
      {
        onObjectBegin: note,
        onArrayBegin: note,
        onError: (_code, _offset, _length, line, column) => {
          found ??= { line: line + 1, column: column + 1 };
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return found ?? read;
  }
  return found;
}
