import { expect, test } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { paragraph } from '../layout/passages.ts';
import { townOfStreetAddress } from './streetAddresses.ts';

test.each([
  ['C/ Sueca 41, 46006 Valencia', 'Valencia'],
  ['Calle Mayor 3, 2º B, 28013 Madrid, España', 'Madrid, España'],
  ['Avda. del Puerto 12, Gijón', 'Gijón'],
  ['12 High Street, Leeds', 'Leeds'],
  ['12 High Street, Leeds LS1 4AP', 'Leeds'],
  ['41 Elm Avenue, Suite 3, Rochester, NY 14614', 'Rochester'],
  ['Unit 7, Stevenson Road, Sheffield S9', 'Sheffield'],
  ['Leeds, UK', null],
  ['Hull', null],
  ['12 High Street', null],
])('the town of %s is %s', (address, town) => {
  expect(townOfStreetAddress(address)).toBe(town);
});

test.each([
  ['Dirección: C/ Sueca 41, 46006 Valencia', 'Valencia'],
  ['Location: 12 High Street, Leeds', 'Leeds'],
  ['¿Dónde estáis?: En Huesca, en el casco viejo.', 'Huesca, en el casco viejo'],
])('%s', (line, location) => {
  const facts = extractFacts([paragraph(line, 1)], 2026);
  expect(facts.find(({ field }) => field === 'location')?.value).toBe(location);
});
