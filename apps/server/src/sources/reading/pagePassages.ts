import type { CheerioAPI } from 'cheerio';

import { type Cell, paragraph, type Passage, tableRow } from '../../extraction/layout/passages.ts';
import { labelledPair, type PageNode, type PagePair } from './labelledPair.ts';
import { removeHidden } from './removeHidden.ts';

const blocks = new Set(
  'p div section article header footer main aside h1 h2 h3 h4 h5 h6 li ul ol dl dt dd blockquote pre address figure figcaption body td th tr table form fieldset legend label output details summary'.split(
    ' ',
  ),
);

/** The visible paragraphs and table rows of the page, from top to bottom. */
export function pagePassages($: CheerioAPI): Passage[] {
  removeHidden($);
  const passages: Passage[] = [];
  let words = '';
  let heading = false;
  let table = 0;
  /** The number of passages after the last pair: the next one is in the same table if there is nothing in between. */
  let afterPair = -1;
  const body = $('body').get(0);
  if (body) walk(body);
  flush();
  return passages;

  function flush(): void {
    const text = words.replaceAll(/\s+/g, ' ').trim();
    words = '';
    if (text) passages.push(paragraph(text, 1, heading));
  }

  function walk(node: PageNode): void {
    if (node.type === 'text') {
      words += node.data ?? '';
      return;
    }
    const name = node.name ?? '';
    const pair = labelledPair(node);
    if (name === 'br') flush();
    else if (pair) addPair(pair);
    else if (name === 'tr') addRow(node, ['td', 'th']);
    else if (name === 'dl') addPairs(node);
    else {
      const isBlock = blocks.has(name);
      if (isBlock) flush();
      if (name === 'table') table += 1;
      heading = /^h[1-6]$/.test(name);
      for (const child of node.children ?? []) walk(child);
      if (isBlock) flush();
      heading = false;
    }
  }

  function addRow(row: PageNode, kinds: readonly string[]): void {
    flush();
    const cells = (row.children ?? []).filter(({ name }) => kinds.includes(name ?? '')).map(wordsOf);
    if (cells.some(Boolean)) passages.push(tableRow(cells.map(cellOf), 1, table));
  }

  function addPair({ label, value }: PagePair): void {
    flush();
    if (passages.length !== afterPair) table += 1;
    passages.push(tableRow([cellOf(label), cellOf(value)], 1, table));
    afterPair = passages.length;
  }

  /** Treats a description list as a table of two columns. */
  function addPairs(list: PageNode): void {
    flush();
    table += 1;
    const parts = (list.children ?? []).flatMap((child) => (child.name === 'div' ? (child.children ?? []) : [child]));
    let term = '';
    for (const part of parts) {
      if (part.name === 'dt') term = wordsOf(part);
      if (part.name === 'dd' && term) passages.push(tableRow([cellOf(term), cellOf(wordsOf(part))], 1, table));
    }
  }
}

function cellOf(text: string): Cell {
  return { text, ref: null };
}

function wordsOf(node: PageNode): string {
  if (node.type === 'text') return node.data ?? '';
  const inner = (node.children ?? []).map(wordsOf).join(node.name === 'br' ? ' ' : '');
  return inner.replaceAll(/\s+/g, ' ').trim() && blocks.has(node.name ?? '')
    ? ` ${inner} `.replaceAll(/\s+/g, ' ').trim()
    : inner;
}
