/** Escapes a text for a table cell or a paragraph, so that it cannot start any Markdown or HTML construct. */
export function plainMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_[\]<>|#~]/g, (sign) => `\\${sign}`)
      // Programs that read the file expect an ASCII hyphen.
      .replace(/−(?=\d)/g, '-')
      // Characters that start a list.
      .replace(/^(\d*)([-+.)])(?=\s|\2|$)/, String.raw`$1\$2`)
  );
}

const line = (cells: readonly string[]): string => `| ${cells.map(plainMarkdown).join(' | ')} |`;

/** Creates a table; cells are escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** Joins paragraphs, headings and tables with empty lines. */
export function markdownFile(blocks: readonly string[]): Blob {
  return new Blob([`${blocks.join('\n\n')}\n`], { type: 'text/markdown;charset=utf-8' });
}
