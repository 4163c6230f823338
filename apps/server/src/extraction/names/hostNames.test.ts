import { expect, test } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { paragraph } from '../layout/passages.ts';
import { hostsIn, spells } from './hostNames.ts';

function factsOf(...lines: string[]) {
  const facts = extractFacts(
    lines.map((line) => paragraph(line, 1)),
    2026,
  );
  return Object.fromEntries(facts.map(({ field, value }) => [field, value]));
}

test.each([
  ['vetlia', 'Vetlia Software', true],
  ['tidewell-acoustics', 'Tidewell Acoustics', true],
  ['keldaanalytics', 'Kelda Water Analytics', true],
  ['getmarea', 'Marea', true],
  ['calder', 'Brizna', false],
  ['marinersguild', 'Marin', false],
])('the host %s and %s', (label, name, isSpelt) => {
  expect(spells({ label }, name)).toBe(isSpelt);
});

test('leaves out the hosts of recipients, mail boxes and networks', () => {
  const texts = ['From: Sam <sam@brizna.co.uk>', 'To: ana@fondo.es', 'brizna@gmail.com', 'https://linkedin.com/in/sam'];
  expect(hostsIn(texts.map((text) => paragraph(text, 1))).map(({ host }) => host)).toEqual(['brizna.co.uk']);
});

test('takes the name and the site from the address of the sender', () => {
  const mail = [
    'From: Sam Whit <sam@brizna.com>',
    'To: all@calder.vc',
    'Subject: October',
    'Hi all,',
    'Best month ever.',
  ];
  expect(factsOf(...mail, 'Sam', 'CEO, Brizna Ltd')).toMatchObject({
    name: 'Brizna',
    website_url: 'https://brizna.com',
  });
});

test('takes the name that notes write in lower case', () => {
  expect(
    factsOf('call w/ mantle (mantle.com) 12 nov, me + Jess', 'Jess thinks it is small.', 'Jess calls two.'),
  ).toEqual({
    name: 'Mantle',
    website_url: 'https://mantle.com',
  });
  expect(
    factsOf('Nota de la llamada con Lonjas, 3 nov', 'Contacto: ana@lonjas.es', 'Ana dice que van bien.'),
  ).toMatchObject({
    name: 'Lonjas',
    website_url: 'https://lonjas.es',
  });
});

test('does not take the writer of a memo for the startup', () => {
  const memo = ['Investment memo: Wicker Robotics', 'ana@calder.vc', 'Calder Ventures', 'Wicker Robotics builds arms.'];
  expect(factsOf(...memo)).toMatchObject({ name: 'Wicker Robotics' });
  expect(factsOf(...memo)).not.toHaveProperty('website_url');
});
