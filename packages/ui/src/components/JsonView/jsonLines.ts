export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

export interface JsonLine {
  /** Keys from the root, as a JSON array: '["team",0]'. The root is '[]'. */
  path: string;
  /** Depth, the root 1. */
  level: number;
  /** Key in its object or index in its list; null for the root. */
  name: string | null;
  kind: 'list' | 'object' | 'text' | 'number' | 'boolean' | 'null' | 'more';
  /** The value as JSON; for a list or an object the number of members; for 'more' how many are left. */
  text: string;
  count: number;
  isOpen: boolean;
  position: number;
  size: number;
}

/** Members of one list or object that are shown per batch. */
const jsonBatch = 100;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The members of a list or object with their keys; null for a single value. Missing values are left out, as in JSON. */
function members(value: Json): [string | number, Json][] | null {
  if (isList(value)) return value.map((item, index) => [index, item]);
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

/**
 * The lines of a tree, each below its parent.
 *
 * @param open Paths of the lists and objects that are open.
 * @param batches How many batches of a large list or object are shown, by its path; 1 without an entry.
 */
export function jsonLines(value: Json, open: ReadonlySet<string>, batches: ReadonlyMap<string, number>): JsonLine[] {
  const lines: JsonLine[] = [];
  const visit = (item: Json, keys: readonly (string | number)[], position: number, size: number): void => {
    const path = JSON.stringify(keys);
    const inside = members(item);
    const isOpen = inside !== null && inside.length > 0 && open.has(path);
    const level = keys.length + 1;
    const name = keys.length === 0 ? null : String(keys.at(-1));
    const count = inside?.length ?? 0;
    const text = inside === null ? JSON.stringify(item ?? null) : isList(item) ? `[${count}]` : `{${count}}`;
    lines.push({ path, level, name, kind: kindOf(item), text, count, isOpen, position, size });
    if (!isOpen) return;
    const shown = inside.slice(0, jsonBatch * (batches.get(path) ?? 1));
    const left = count - shown.length;
    const total = shown.length + (left > 0 ? 1 : 0);
    shown.forEach(([key, member], index) => visit(member, [...keys, key], index + 1, total));
    if (left > 0) {
      const more = { name: null, kind: 'more', text: String(left), count: left, isOpen: false } as const;
      lines.push({ ...more, path: `${path} more`, level: level + 1, position: total, size: total });
    }
  };
  visit(value, [], 1, 1);
  return lines;
}

function kindOf(value: Json): JsonLine['kind'] {
  if (value === null || value === undefined) return 'null';
  if (isList(value)) return 'list';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : 'boolean';
}

/** Paths of every list and object down to a depth; the root is depth 1. */
export function openPaths(value: Json, depth: number): Set<string> {
  const paths = new Set<string>();
  const visit = (item: Json, keys: readonly (string | number)[]): void => {
    const inside = members(item);
    if (inside === null || keys.length >= depth) return;
    paths.add(JSON.stringify(keys));
    for (const [key, member] of inside) visit(member, [...keys, key]);
  };
  visit(value, []);
  return paths;
}

export type TreeMove = { type: 'focus'; index: number } | { type: 'open' | 'close'; path: string };

/** The effect of a key on a line of the tree; null for other keys. */
export function treeKey(lines: readonly JsonLine[], index: number, key: string): TreeMove | null {
  const line = lines[index];
  if (line === undefined) return null;
  const focus = (to: number): TreeMove | null =>
    to >= 0 && to < lines.length && to !== index ? { type: 'focus', index: to } : null;
  const isBranch = line.count > 0 && line.kind !== 'more';
  switch (key) {
    case 'ArrowDown':
      return focus(index + 1);
    case 'ArrowUp':
      return focus(index - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(lines.length - 1);
    case 'ArrowRight':
      if (!isBranch) return null;
      return line.isOpen ? focus(index + 1) : { type: 'open', path: line.path };
    case 'ArrowLeft':
      if (line.isOpen) return { type: 'close', path: line.path };
      return focus(lines.slice(0, index).findLastIndex((other) => other.level < line.level));
    default:
      return null;
  }
}
