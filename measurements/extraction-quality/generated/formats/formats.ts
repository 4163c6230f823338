import type { Block } from '../Block.ts';
import type { Random } from '../random.ts';
import { docx } from './docx.ts';
import { pdf } from './pdf.ts';
import { pptx } from './pptx.ts';
import { csv, workbook } from './sheets.ts';
import { txt } from './txt.ts';

type FileFormat = 'txt' | 'csv' | 'xlsx' | 'xls' | 'docx' | 'pptx' | 'pdf';
export type Format = FileFormat | 'html';

/** The bytes of a file; pages are made by `html`, as they have a URL. */
export const fileFormats: Readonly<Record<FileFormat, (blocks: readonly Block[], random: Random) => Uint8Array>> = {
  txt,
  csv,
  xlsx: (blocks) => workbook(blocks, 'xlsx'),
  xls: (blocks) => workbook(blocks, 'xls'),
  docx,
  pptx,
  pdf,
};
