const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

interface Open {
  path: readonly string[];
  /** Keys so far; null in a list. */
  keys: Set<string> | null;
  /** Of the key or the item that is read. */
  now: string;
  isKeyNext: boolean;
}

/**
 * The keys that an object of a JSON text has more than once. Reading the text would keep the last of them and say nothing.
 *
 * @param json valid JSON.
 * @returns Each key once, with the path to it: 'members.0.name'.
 */
export function doubledKeys(json: string): { key: string; path: string }[] {
  const found = new Map<string, string>();
  const open: Open[] = [];
  for (const [token] of json.matchAll(tokens)) {
    const inner = open.at(-1);
    if (token === '{' || token === '[') {
      const isObject = token === '{';
      const path = inner ? [...inner.path, inner.now] : [];
      open.push({ path, keys: isObject ? new Set() : null, now: isObject ? '' : '0', isKeyNext: isObject });
    } else if (token === '}' || token === ']') open.pop();
    else if (inner && token === ',') {
      if (inner.keys === null) inner.now = String(Number(inner.now) + 1);
      inner.isKeyNext = inner.keys !== null;
    } else if (inner?.isKeyNext) {
      const key = String(JSON.parse(token));
      if (inner.keys?.has(key)) found.set([...inner.path, key].join('.'), key);
      inner.keys?.add(key);
      inner.now = key;
      inner.isKeyNext = false;
    }
  }
  return [...found].map(([path, key]) => ({ key, path }));
}
