import { visit } from 'jsonc-parser';

/**
 * Finds duplicate keys in the objects of a JSON text. Parsing would silently keep the last of them.
 *
 * @param json valid JSON, at most some thousand lists and objects deep.
 * @returns Each key once, with its path: 'members.0.name'.
 */
export function duplicateKeys(json: string): { key: string; path: string }[] {
  const found = new Map<string, string>();
  const open: Set<string>[] = [];
  visit(json, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, _offset, _length, _line, _column, pathOfObject) => {
      if (open.at(-1)?.has(key) === true) found.set([...pathOfObject(), key].join('.'), key);
      open.at(-1)?.add(key);
    },
  });
  return [...found].map(([path, key]) => ({ key, path }));
}
