import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import { readDocx } from './readDocx.ts';

const textsOf = (paragraphs: string) => {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${paragraphs}</w:body></w:document>`;
  return readDocx(zipSync({ 'word/document.xml': strToU8(xml) })).map(({ text }) => text);
};

const run = (properties: string, text: string) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;

it('leaves out hidden text, and no text after it', () => {
  expect(
    textsOf(
      `<w:p>${run('', 'Revenue: ')}${run('<w:vanish/>', '900.000 € ')}${run('', '300.000 €')}</w:p>` +
        `<w:p>${run('<w:vanish w:val="0"/>', 'Team: 12')}</w:p>` +
        `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('', 'Name: Acme')}</w:p>`,
    ),
  ).toEqual(['Revenue: 300.000 €', 'Team: 12', 'Name: Acme']);
});
