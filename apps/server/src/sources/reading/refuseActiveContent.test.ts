import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readFile } from './readers.ts';

const document = strToU8(
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Team size: 9</w:t></w:r></w:p></w:body></w:document>',
);
const docxWith = (name?: string) =>
  zipSync({ 'word/document.xml': document, ...(name !== undefined && { [name]: strToU8('x') }) });

/** The head of an older Office file, then the name of a storage as it writes it. */
const oldWith = (storage: string) =>
  new Uint8Array(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(storage, 'utf16le')]),
  );

describe('a file that could run', () => {
  it.each([
    'word/vbaProject.bin',
    'word/embeddings/oleObject1.bin',
    'word/embeddings/package.bin',
    'word/activeX/activeX1.xml',
  ])('is refused for %s', async (name) => {
    await expect(readFile('docx', docxWith(name))).rejects.toMatchObject({ reason: 'active' });
  });

  it.each(['_VBA_PROJECT', '\u0001Ole10Native'])('is refused in an older format for %j', async (storage) => {
    await expect(readFile('doc', oldWith(storage))).rejects.toMatchObject({ reason: 'active' });
    await expect(readFile('xls', oldWith(storage))).rejects.toMatchObject({ reason: 'active' });
  });

  it('is read when it only has the data of a chart', async () => {
    const { passages } = await readFile('docx', docxWith('word/embeddings/Microsoft_Excel_Sheet1.xlsx'));
    expect(JSON.stringify(passages)).toContain('Team size');
  });
});
