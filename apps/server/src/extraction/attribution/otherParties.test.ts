import { expect, test } from 'vitest';

import { readPlain } from '../../sources/reading/readPlain.ts';
import { extractFacts } from '../extractFacts.ts';
import { paragraph } from '../layout/passages.ts';
import { otherParties } from './otherParties.ts';

const partiesIn = (...lines: string[]) => otherParties(lines.map((line) => paragraph(line, 1)));
const factsOf = (text: string) =>
  Object.fromEntries(extractFacts(readPlain(text), 2026).map(({ field, value }) => [field, value]));

test.each([
  ['Prepared for Norte Partners, May 2026.', 'norte partners'],
  ['For the attention of the Calder Fund.', 'calder fund'],
  ['Elaborado para Gredos Capital en mayo.', 'gredos capital'],
  ['A la atención de Gredos Capital', 'gredos capital'],
  ['Text. Calder manages €90m of savings.', 'calder'],
  ['Gredos gestiona 60 millones de euros.', 'gredos'],
  ['Calder, which has 90 million euro under management, is patient.', 'calder'],
  ['It closed a round of €2m led by Calder Ventures.', 'calder ventures'],
  ['Cerró una ronda de 2 millones liderada por el fondo Gredos Capital.', 'gredos capital'],
  ['Calder Ventures led the seed round.', 'calder ventures'],
])('%s', (text, name) => {
  expect(partiesIn('Investment memo', 'Summary', text)).toEqual([name]);
});

test('the author is another party, unless the title names it', () => {
  expect(partiesIn('Wicker', 'Memo', 'Prepared by Calder Advisers')).toEqual(['calder advisers']);
  expect(partiesIn('Wicker: business plan', 'Memo', 'Prepared by Wicker')).toEqual([]);
  expect(partiesIn('Wicker', 'Memo', 'Prepared by Wicker Robotics')).toEqual([]);
  expect(partiesIn('Wicker', 'Memo', 'Wicker manages €9m of invoices.')).toEqual([]);
});

test('the audience of a memo yields no facts and no name', () => {
  const memo = `Investment memo: Wicker Robotics

Prepared for Calder Ventures, May 2026. Calder manages €90m and employs 31 people; this memo is confidential.

Summary

Wicker Robotics, of Ghent, builds arms that pick pears. It was founded in 2019 and has 12 employees.`;
  expect(factsOf(memo)).toMatchObject({ name: 'Wicker Robotics', team_size: 12, foundation_year: 2019 });
});

test('the investor in a news item yields no facts and no name', () => {
  const news = `Mimbre cierra una ronda de 2 millones de euros liderada por Gredos Capital

Mimbre fabrica brazos que recogen peras y emplea a 12 personas.

Gredos Capital gestiona 60 millones, emplea a 31 personas y fue fundada en 2008.`;
  expect(factsOf(news)).toMatchObject({ name: 'Mimbre', team_size: 12 });
  expect(factsOf(news)).not.toHaveProperty('foundation_year');
});
