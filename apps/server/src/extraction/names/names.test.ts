import { expect, test } from 'vitest';

import { paragraph, tableRow } from '../layout/passages.ts';
import { nameInProse } from './names.ts';

const nameOf = (language: 'en' | 'es', ...lines: string[]) =>
  nameInProse(
    lines.map((line) => paragraph(line, 1)),
    { language, vocabulary: new Set(['numbers']) },
  )?.name;

const cell = (text: string) => ({ text, ref: null });

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
    'the copyright of a page',
    'Brack Robotics',
    ['© 2026 Brack Robotics, Inc. · 77 Lake Blvd, Rochester', 'We sell it.'],
  ],
  [
    'brackets behind a project',
    'Quill Health',
    ['Re: Project HERON - due diligence (Quill Health Limited)', 'It grows.'],
  ],
  [
    'a first line that begins with the name of the sentences',
    'Kelda Water Analytics',
    ['Kelda Water Analytics', 'About us', 'Kelda helps utilities find leaks.', 'Kelda grows.'],
  ],
  ['a first line, not plural nouns', 'Olivar', ['Olivar', 'Cold-chain sensors for food', 'Cold-chain sensors fail.']],
  [
    'the full name after the kind of document',
    'Gannet Marine',
    ['Review of Gannet Marine Ltd', 'Gannet inspects blades. Gannet sends a report.'],
  ],
  ['a memo with a colon', 'Gannet Marine', ['Memo: Gannet Marine', 'Calder inspects. Calder builds. Gannet flies.']],
  [
    'the longer name with which a text introduces the company',
    'Skerry Materials',
    ['Kelp film', 'Skerry Materials, the Aberdeen company, has grown. Skerry makes film. Skerry employs 20.'],
  ],
  [
    'the longer name with its legal form',
    'Brackenfield Robotics',
    ['About us', 'Brackenfield builds robots. Brackenfield grows.', '© Brackenfield Robotics, Inc.'],
  ],
  ['no topic of a report', 'Gannet', ['Report on Digital Health', 'Gannet is a platform for nurses. Digital wins.']],
  ['a note in Spanish', 'Sierra Clara', ['Nota sobre Sierra Clara, S.L.', 'Sierra vende agua.']],
  ['no person with a role', 'Gannet', ['Gannet - meeting with Ines (CTO)', 'Ines builds robots.', 'Ines says little.']],
  ['the subject of one sentence', 'Almenara Data', ['Dear all,', 'Almenara Data helps bakeries to plan. We are 12.']],
  ['where the sender works', 'Zarza', ['Hello,', 'At Zarza, we have one job: our product finds leaks.']],
  ['what the sender runs', 'Zarza', ['My name is Ann and I run Zarza. We grow lettuce.']],
  ['no rival in a sentence', 'Nubia', ['Nubia plans routes. Dextra, its largest rival, has 300 employees.']],
  ['what the sender leads', 'Zarza', ['We met in May.', 'Best regards,', 'Ana Ruiz, CEO of Zarza']],
  ['the title, and not its product', 'Orrery', ['Orrery', 'StarMap shows the sky. It has many users.']],
  ['what someone started', 'Wicker', ['The robots', 'Sow started Wicker in 2022.']],
])('%s', (_, name, lines) => {
  expect(nameOf('en', ...lines)).toBe(name);
});

test.each([
  ['where the sender works', 'Zarza', ['Hola:', 'En Zarza tenemos un objetivo: que nadie espere.']],
  ['the subject of a figure', 'Vayra Mar', ['Estimados señores:', 'Vayra Mar emplea a 13 personas.']],
  ['what the sender does', 'Zarza', ['Hola:', 'En Zarza planificamos rutas.']],
  ['who writes', 'Zarza', ['Hola:', 'Le escribo en nombre de Zarza.']],
])('%s, in Spanish', (_, name, lines) => {
  expect(nameOf('es', ...lines)).toBe(name);
});

test.each([
  ['Fundamos la empresa en 2019 en Lugo, España.'],
  ['La empresa busca 442.000 euros en su próxima ronda.'],
  ['En Valencia tenemos un objetivo: crecer.'],
])('no name: %s', (line) => {
  expect(nameOf('es', 'Hola:', line)).toBeUndefined();
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

test.each([
  ['its cell', tableRow([cell('Wicker'), cell('A. Rius'), cell('Watchlist')], 1, 0)],
  ['the sentence that its legal form ends', paragraph('Wicker Ltd. People write it so.', 1)],
])('a name that a host spells ends with %s', (_, passage) => {
  const hosts = [{ host: 'wicker.com', label: 'wicker', isMail: false, isOfSender: false, passage }];
  expect(nameInProse([passage], { language: 'en', vocabulary: new Set(), hosts })?.name).toBe('Wicker');
});

test('a name may begin like a greeting', () => {
  expect(nameOf('es', 'Hola Luz - ficha de empresa', 'Hola Luz vende energía. Hola Luz crece.')).toBe('Hola Luz');
});

test('the title row of a sheet', () => {
  const cells = ['Granito Software, S.L.', ''].map((text) => ({ text, ref: null }));
  const passages = [paragraph('Indicadores', 1, true), tableRow(cells, 1, 0)];
  expect(nameInProse(passages, { language: 'es', vocabulary: new Set() })?.name).toBe('Granito Software');
});

test.each(['Q3. Where is the company based?', '3.4 Equity is held by four people.'])('no numbered line: %s', (line) => {
  expect(nameOf('en', 'Application', line)).toBeUndefined();
});

test.each([
  ['en', ['Ana Rius - CEO & co-founder', 'Tom Becker - CTO']],
  ['en', ['Equity has grown since then.']],
  ['en', ['call, 12 nov', 'Jess thinks it is small.', 'Jess knows two of them.']],
  ['es', ['CAJA MERIDIONAL - BANCA DE EMPRESAS', 'Pide una póliza.']],
  ['es', ['Montamos la empresa en Vigo con dos amigos.']],
] as const)('no person, place, bank or figure: %s %j', (language, lines) => {
  expect(nameOf(language, ...lines)).toBeUndefined();
});
