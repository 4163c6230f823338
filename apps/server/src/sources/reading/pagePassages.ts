import type { CheerioAPI } from 'cheerio';

import { paragraph, type Passage, tableRow } from '../../extraction/passages.ts';

const ignored = 'script, style, noscript, template, svg, iframe, nav, form, button, [hidden], [aria-hidden="true"]';
const blocks = new Set(
  'p div section article header footer main aside h1 h2 h3 h4 h5 h6 li ul ol dl dt dd blockquote pre address figure figcaption body td th tr table'.split(
    ' ',
  ),
);

interface Walked {
  type: string;
  name?: string;
  data?: string;
  children?: Walked[];
}

/** The visible paragraphs and table rows of the page, from top to bottom. */
export function pagePassages($: CheerioAPI): Passage[] {
  $(ignored).remove();
  const passages: Passage[] = [];
  let words = '';
  let heading = false;
  let table = 0;
  const body = $('body').get(0);
  if (body) walk(body);
  flush();
  return passages;

  function flush(): void {
    const text = words.replaceAll(/\s+/g, ' ').trim();
    words = '';
    if (text) passages.push(paragraph(text, 1, heading));
  }

  function walk(node: Walked): void {
    if (node.type === 'text') {
      words += node.data ?? '';
      return;
    }
    const name = node.name ?? '';
    if (name === 'br') flush();
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

  function addRow(row: Walked, kinds: readonly string[]): void {
    flush();
    const cells = (row.children ?? []).filter(({ name }) => kinds.includes(name ?? '')).map(wordsOf);
    if (cells.some(Boolean))
      passages.push(
        tableRow(
          cells.map((text) => ({ text, ref: null })),
          1,
          table,
        ),
      );
  }

  /** Treats a description list as a table of two columns. */
  function addPairs(list: Walked): void {
    flush();
    table += 1;
    const parts = (list.children ?? []).flatMap((child) => (child.name === 'div' ? (child.children ?? []) : [child]));
    let term = '';
    for (const part of parts) {
      if (part.name === 'dt') term = wordsOf(part);
      if (part.name === 'dd' && term)
        passages.push(
          tableRow(
            [
              { text: term, ref: null },
              { text: wordsOf(part), ref: null },
            ],
            1,
            table,
          ),
        );
    }
  }
}

function wordsOf(node: Walked): string {
  if (node.type === 'text') return node.data ?? '';
  const inner = (node.children ?? []).map(wordsOf).join(node.name === 'br' ? ' ' : '');
  return inner.replaceAll(/\s+/g, ' ').trim() && blocks.has(node.name ?? '')
    ? ` ${inner} `.replaceAll(/\s+/g, ' ').trim()
    : inner;
}
