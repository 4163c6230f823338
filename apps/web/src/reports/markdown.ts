/** Text inside a table cell or a paragraph: nothing in it can start a construct of Markdown or HTML. */
export function plainMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_[\]<>|#~]/g, (sign) => `\\${sign}`)
      // Who reads a note with a program looks for the hyphen of a keyboard.
      .replace(/−(?=\d)/g, '-')
      // What begins a list or a line.
      .replace(/^(\d*)([-+.)])(?=\s|\2|$)/, String.raw`$1\$2`)
  );
}

const line = (cells: readonly string[]): string => `| ${cells.map(plainMarkdown).join(' | ')} |`;

/** A table; the cells are escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** Paragraphs, headings and tables with an empty line between them. */
export function markdownFile(blocks: readonly string[]): Blob {
  return new Blob([`${blocks.join('\n\n')}\n`], { type: 'text/markdown;charset=utf-8' });
}
