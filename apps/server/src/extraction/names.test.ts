import { expect, test } from 'vitest';

import { nameInProse } from './names.ts';
import { paragraph, tableRow } from './passages.ts';

const nameOf = (language: 'en' | 'es', ...lines: string[]) =>
  nameInProse(
    lines.map((line) => paragraph(line, 1)),
    { language, vocabulary: new Set(['numbers']) },
  )?.name;

test.each([
  [
    'a word of the title that the text repeats',
    'Coppice',
    ['Coppice raises €6.5m', 'Insurtech Coppice has closed a round.', 'Coppice employs 47.'],
  ],
  [
    'the subject of a mail',
    'Sorrel',
    ['Subject: RE: Sorrel - numbers', 'Hi', 'Sorrel lets people get paid. Sorrel grows.'],
  ],
  ['a legal form', 'Harrow Robotics', ['Investment memorandum: Harrow Robotics B.V.', 'It builds robots.']],
  ['a title next to the kind of document', 'LINCE VISIÓN', ['LINCE VISIÓN - FICHA DE EMPRESA', 'Sede: Murcia']],
  [
    'the subject of a verb',
    'Heron Water',
    ['About us', 'Heron Water finds leaks in pipes. Heron Water listens to them.'],
  ],
  [
    'the longer name of the title',
    'Osprey Cold Chain',
    ['Due diligence notes - Osprey Cold Chain', 'Osprey tracks vaccines. Osprey grows.'],
  ],
  [
    'the full name after the kind of document',
    'Gannet Marine',
    ['Review of Gannet Marine Ltd', 'Gannet inspects blades. Gannet sends a report.'],
  ],
  ['a memo with a colon', 'Gannet Marine', ['Memo: Gannet Marine', 'Calder inspects. Calder builds. Gannet flies.']],
  ['no topic of a report', 'Gannet', ['Report on Digital Health', 'Gannet is a platform for nurses. Digital wins.']],
  ['a note in Spanish', 'Sierra Clara', ['Nota sobre Sierra Clara, S.L.', 'Sierra vende agua.']],
  ['no person with a role', 'Gannet', ['Gannet - meeting with Ines (CTO)', 'Ines builds robots.', 'Ines says little.']],
  ['what someone started', 'Wicker', ['The robots', 'Sow started Wicker in 2022.']],
])('%s', (_, name, lines) => {
  expect(nameOf('en', ...lines)).toBe(name);
});

test('a name in capitals is spelled as in the text', () => {
  expect(nameOf('en', 'GANNET - one pager', 'Gannet inspects blades. Later Gannet sends a report.')).toBe('Gannet');
});

test('neither a date nor the fund that writes is a name', () => {
  expect(nameOf('en', 'Pitch deck, June 2026', 'It builds robots.')).toBeUndefined();
  expect(nameOf('es', 'Informe: Gredos Capital, S.L.', 'Hace robots.')).not.toBe('Gredos Capital');
});

test.each(['Hola, Andrés:', 'Hello, Anna!', 'Buenos días, Marta:'])(
  'the salutation of a mail is not a name: %s',
  (greeting) => {
    expect(nameOf('es', greeting, 'Gracias por la llamada.', 'Seguimos en Logroño.')).toBeUndefined();
  },
);

test('a name may begin like a greeting', () => {
  expect(nameOf('es', 'Hola Luz - ficha de empresa', 'Hola Luz vende energía. Hola Luz crece.')).toBe('Hola Luz');
});

test('the title row of a sheet', () => {
  const cells = ['Granito Software, S.L.', ''].map((text) => ({ text, ref: null }));
  const passages = [paragraph('Indicadores', 1, true), tableRow(cells, 1, 0)];
  expect(nameInProse(passages, { language: 'es', vocabulary: new Set() })?.name).toBe('Granito Software');
});
