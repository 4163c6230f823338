import { CFB } from '@e965/xlsx';

import { paragraph, type Passage } from '../../extraction/layout/passages.ts';
import { Unreadable } from './Unreadable.ts';

const record = { slideList: 0x0f_f0, slideAtom: 0x03_f3, chars: 0x0f_a0, bytes: 0x0f_a8, header: 0x0f_9f } as const;
const encryptedToken = 0xf3_d1_c4_df;
const placeholders =
  /^(\*|click to edit .*|second level|third level|fourth level|fifth level|sixth .*level|seventh .*level)$/i;

/**
 * The texts of a PowerPoint 97-2003 file.
 *
 * The outline holds the placeholder texts by slide; text boxes are in the drawing records, in order.
 */
export function readPpt(bytes: Uint8Array): Passage[] {
  const container = CFB.read(bytes, { type: 'array' });
  const user = CFB.find(container, 'Current User');
  if (user && Buffer.from(user.content).readUInt32LE(12) === encryptedToken) throw new Unreadable('protected');
  const stream = CFB.find(container, 'PowerPoint Document');
  if (!stream) throw new Unreadable('corrupt', 'there is no presentation stream');
  const passages = textsIn(Buffer.from(stream.content));
  const seen = new Set<string>();
  // A title occurs both in the outline and in its shape.
  return passages.filter(({ text, page }) => {
    const key = `${page} ${text}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew && !placeholders.test(text);
  });
}

function textsIn(data: Buffer): Passage[] {
  const outline: Passage[] = [];
  const shapes: Passage[] = [];
  let outlineSlide = 0;
  let drawnSlide = 0;
  let isTitle = false;
  walk(0, data.length, false);
  return [...outline, ...shapes].toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0));

  function walk(from: number, to: number, isOutline: boolean): void {
    let at = from;
    while (at + 8 <= to) {
      const isContainer = (data.readUInt16LE(at) & 0xf) === 0xf;
      const type = data.readUInt16LE(at + 2);
      const start = at + 8;
      const end = Math.min(start + data.readUInt32LE(at + 4), to);
      if (isContainer) {
        // 1006 is a slide; masters and notes have other types and are not part of the deck.
        if (type === 1006) drawnSlide += 1;
        if (type !== 1016 && type !== 1008) walk(start, end, isOutline || type === record.slideList);
      } else if (type === record.slideAtom) outlineSlide += 1;
      else if (type === record.header) isTitle = [0, 6].includes(data.readUInt32LE(start));
      else if (type === record.chars) add(data.toString('utf16le', start, end), isOutline);
      else if (type === record.bytes) add(new TextDecoder('windows-1252').decode(data.subarray(start, end)), isOutline);
      at = end;
    }
  }

  function add(text: string, isOutline: boolean): void {
    const page = isOutline ? outlineSlide : drawnSlide;
    if (page === 0) return;
    for (const line of text.split(/[\r\v]/)) {
      if (line.trim()) (isOutline ? outline : shapes).push(paragraph(line.trim(), page, isTitle));
    }
  }
}
