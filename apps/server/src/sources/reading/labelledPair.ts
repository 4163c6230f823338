import { matchLabel } from '../../extraction/labels/labels.ts';

/** A node of a page as its parser has it. */
export interface PageNode {
  type: string;
  name?: string;
  data?: string;
  children?: PageNode[];
}

/** A label and its value in one element of a page. */
export interface PagePair {
  label: string;
  value: string;
}

const longestLabel = 60;
const longestValue = 80;
const mostNodes = 12;
const runIns = new Set('b strong em i span u label mark small'.split(' '));
/** Elements whose children are read in another way. */
const structures = new Set('html body table thead tbody tfoot tr ul ol dl select'.split(' '));
/** The beginning of a value after a label in bold: in lower case, it goes on with a sentence, unless it is an address. */
const beginsValue = /^(?:[^\p{Ll}]|https?:|www\.|[\w-]+\.[a-z]{2,})/u;

/**
 * Returns the pair of an element that has nothing but a known label and a short value: a card with a figure and its label,
 * a list item with two columns, or a label in bold with its value beside it.
 */
export function labelledPair(node: PageNode): PagePair | null {
  if (structures.has(node.name ?? '')) return null;
  const parts = (node.children ?? []).filter((child) => !isEmpty(child));
  const [first, second] = parts;
  if (!first || !second || parts.length > 2 || first.type === 'text') return null;
  const [before, after] = [shortText(first), shortText(second)];
  if (!before || !after || (first.name === 'a' && second.name === 'a')) return null;
  if (second.type !== 'text') return pairOf(before, after) ?? pairOf(after, before);
  return runIns.has(first.name ?? '') && beginsValue.test(after) ? pairOf(before, after) : null;
}

function pairOf(label: string, value: string): PagePair | null {
  const isValue = value.length <= longestValue && !/[.!?;:]$/.test(value) && matchLabel(value) === null;
  return isValue && label.length <= longestLabel && !label.endsWith(':') && matchLabel(label) ? { label, value } : null;
}

function isEmpty({ type, name, data }: PageNode): boolean {
  return name === 'br' || (type === 'text' ? (data ?? '').trim() === '' : type === 'comment');
}

/** Returns the text of a node; null if it has many nodes in it or a long text. */
function shortText(node: PageNode): string | null {
  const waiting = [node];
  let text = '';
  for (let count = 0; waiting.length > 0; count += 1) {
    const next = waiting.pop();
    if (!next || count > mostNodes || text.length > longestValue * 2) return null;
    if (next.type === 'text') text += next.data ?? '';
    waiting.push(...(next.children ?? []).slice(0, mostNodes + 1).toReversed());
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}
