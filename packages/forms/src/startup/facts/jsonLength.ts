const space = /[ \t\n\r]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const text = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** How many characters of a text can be the beginning of a JSON value; browsers do not all tell. */
export function jsonLength(json: string): number {
  const reader = readerOf(json);
  readValue(reader);
  reader.skip(space);
  return reader.place();
}

/** A place in a text that only moves forward. */
interface Reader {
  readonly place: () => number;
  /** Moves over what the pattern finds here. */
  readonly skip: (pattern: RegExp) => boolean;
  /** Moves over spaces and one character, if it is the next one. */
  readonly take: (character: string) => boolean;
}

function readerOf(json: string): Reader {
  let at = 0;
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at;
    if (!pattern.test(json)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const take = (character: string) => {
    skip(space);
    if (json[at] !== character) return false;
    at += 1;
    return true;
  };
  return { place: () => at, skip, take };
}

function readValue(reader: Reader): boolean {
  if (reader.take('{')) return readItems(reader, '}', () => readEntry(reader));
  if (reader.take('[')) return readItems(reader, ']', () => readValue(reader));
  return reader.skip(text) || reader.skip(scalar);
}

function readEntry(reader: Reader): boolean {
  reader.skip(space);
  return reader.skip(text) && reader.take(':') && readValue(reader);
}

function readItems(reader: Reader, end: string, readItem: () => boolean): boolean {
  if (reader.take(end)) return true;
  while (readItem()) {
    if (reader.take(end)) return true;
    if (!reader.take(',')) return false;
  }
  return false;
}
