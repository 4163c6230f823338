import { expect, test } from 'vitest';

import { extractFacts } from '../../extractFacts.ts';
import { paragraph, tableRow } from '../../layout/passages.ts';

const lines = (...texts: string[]) => texts.map((text) => paragraph(text, 1));
const row = (...texts: string[]) =>
  tableRow(
    texts.map((text) => ({ text, ref: null })),
    1,
    1,
  );
const foundersIn = (passages: Parameters<typeof extractFacts>[0]) => {
  const found = extractFacts(passages, 2026).find(({ field }) => field === 'founder_count');
  return found && [found.value, found.confidence >= 60];
};

test.each([
  [['Thanks,', 'Sam & Jo', 'Co-founders, Parceltide Ltd'], 2],
  [['Un abrazo,', 'Ana y Luis', 'Fundadores de Nidalia'], 2],
  [['Founding team', 'Jane Doe (CEO)', 'Max Roe (CTO)', 'Ann Poe (COO)'], 3],
  [['Ana Rius - CEO & co-founder', 'Tom Becker - CTO & co-founder', 'Leila Haddad - Head of sales'], 2],
  [['Marina Costa (fundadora) 35 %', 'Rubén Gil (fundador) 30 %'], 2],
  [['Founders: Ana, Ben and Cleo'], 3],
  [['Founders: Ana Gil (CEO), Ben Ode, CTO, and Cleo Fox. Ana spent 13 years at Acme before this.'], 3],
  [['Fundadores: Marta y Luis'], 2],
  [['- 2 fundadores, ambos a tiempo completo'], 2],
])('counts the founders of a list: %j', (texts, count) => {
  expect(foundersIn(lines(...texts))).toEqual([count, true]);
});

test.each([
  [['Our advisor Ana Gil, co-founder of Acme', 'Ben Ode, founder of Lectio']],
  [['Ana Gil, ex cofundadora', 'Ben Ode, CTO']],
  // A co-founder has others whom the text does not name.
  [['Ana Gil, co-founder and CEO']],
])('counts no founders of other companies: %j', (texts) => {
  expect(foundersIn(lines(...texts))).toBeUndefined();
});

test('only offers a single founder', () => {
  expect(foundersIn(lines('Citlali Barragán, fundadora y directora general'))).toEqual([1, false]);
});

test('reads the text beside a heading in a narrow column', () => {
  expect(foundersIn([row('EQUIPO', '13 personas, 3 fundadores:')])?.[0]).toBe(3);
  expect(foundersIn([row('THE PEOPLE', 'We are three co-founders and two engineers.')])?.[0]).toBe(3);
});
