import { CFB } from '@e965/xlsx';
import WordExtractor from 'word-extractor';

import { paragraph, type Passage, tableRow } from '../../extraction/layout/passages.ts';
import { Unreadable } from './Unreadable.ts';

const encryptedFlag = 0x01_00;

/** The paragraphs of a Word 97-2003 document; the cells of a row are one line, separated by tabs. */
export async function readDoc(bytes: Uint8Array): Promise<Passage[]> {
  const container = CFB.read(bytes, { type: 'array' });
  const stream = CFB.find(container, 'WordDocument');
  if (!stream) throw new Unreadable('corrupt', 'there is no document stream');
  if (Buffer.from(stream.content).readUInt16LE(10) & encryptedFlag) throw new Unreadable('protected');
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const text = [document.getBody(), document.getFootnotes(), document.getHeaders({ includeFooters: true })].join('\n');
  let table = 0;
  let isInTable = false;
  let isApart = false;
  return text.split(/\r?\n/).flatMap((line): Passage[] => {
    const tidy = line.trim();
    const isBelowEmptyLine = isApart;
    isApart = tidy === '';
    if (isApart) return [];
    const isRow = tidy.includes('\t');
    if (isRow && !isInTable) table += 1;
    isInTable = isRow;
    if (!isRow) return [paragraph(tidy, null, false, isBelowEmptyLine)];
    return [
      tableRow(
        tidy.split('\t').map((cell) => ({ text: cell.trim(), ref: null })),
        null,
        table,
      ),
    ];
  });
}
