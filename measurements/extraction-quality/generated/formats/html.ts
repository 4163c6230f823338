import type { Block, Cell, Pair, PairMarkup } from '../Block.ts';
import type { Part } from '../Parts.ts';
import { escaped } from './escaped.ts';

interface PageOptions {
  language: string;
  name: string;
  url: string;
  part: Part;
}

const markups: Record<PairMarkup, (pairs: readonly Pair[]) => string> = {
  definitions: (pairs) =>
    `<dl>${pairs.map(({ label, cell }) => `<dt>${escaped(label)}</dt><dd>${escaped(cell.text)}</dd>`).join('\n')}</dl>`,
  strong: (pairs) =>
    pairs.map(({ label, cell }) => `<p><strong>${escaped(label)}:</strong> ${escaped(cell.text)}</p>`).join('\n'),
  cards: (pairs) =>
    `<div class="grid">${pairs
      .map(
        ({ label, cell }) =>
          `<div class="card"><span class="value">${escaped(cell.text)}</span><span class="label">${escaped(label)}</span></div>`,
      )
      .join('\n')}</div>`,
  table: (pairs) =>
    `<table>${pairs
      .map(({ label, cell }) => `<tr><th scope="row">${escaped(label)}</th><td>${escaped(cell.text)}</td></tr>`)
      .join('\n')}</table>`,
};

const tableRow = (row: readonly Cell[]) => `<tr>${row.map(({ text }) => `<td>${escaped(text)}</td>`).join('')}</tr>`;

function bodyOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1>${escaped(block.text)}</h1>`;
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'lines':
      return `<ul>${block.lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}</ul>`;
    case 'table':
      return `<table>${block.rows.map(tableRow).join('\n')}</table>`;
    default:
      return markups[block.markup](block.pairs);
  }
}

/** What a page says about itself for machines: OpenGraph in pages of the seen part, JSON-LD in those of the other. */
function headOf({ name, url, part }: PageOptions): string {
  if (part === 'seen') {
    return `<meta property="og:site_name" content="${escaped(name)}"><meta property="og:title" content="${escaped(name)}"><meta property="og:url" content="${escaped(url)}">`;
  }
  const data = { '@context': 'https://schema.org', '@type': 'Organization', name, url };
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

/** A web page. */
export function html(blocks: readonly Block[], options: PageOptions): string {
  return `<!doctype html>
<html lang="${options.language}"><head><meta charset="utf-8"><title>${escaped(options.name)}</title>${headOf(options)}</head>
<body><nav><a href="/">Home</a> <a href="/blog">Blog</a></nav><main>
${blocks.map(bodyOf).join('\n')}
</main></body></html>
`;
}
