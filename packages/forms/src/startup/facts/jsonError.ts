import { visit } from 'jsonc-parser';

type Place = Record<'line' | 'column', number>;

/**
 * The position of a JSON syntax error, which not all browsers report.
 *
 * @returns Line and column, both from 1, of the first unexpected character, or of the first bracket that is nested too
 *   deeply; null for valid JSON.
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
