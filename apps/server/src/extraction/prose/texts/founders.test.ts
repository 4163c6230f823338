import { expect, test } from 'vitest';

import { foundersIn } from './founders.ts';

test.each([
  ['Founded in 2019 in Wageningen, the Netherlands, by Joost van Eck and Priya Nair.', 2],
  ['La fundaron en 2019 Marta Azcona y Íñigo Sáenz.', 2],
  ['Laura Peris y Omar Ferrer, fundadores', 2],
  ['Sow started Wicker in 2022 together with two engineers.', 3],
  ['The business was started by chemist Ewan Rennie, 41, and his former student Grace Adeyemi, 29.', 2],
  ['Founded in 2019 by physicists Hannah Cole and Dev Mistry, it employs 38 people.', 2],
  ['Nuria Sanz (CTO) y yo montamos la empresa en 2022.', 2],
  ['Ben Hart and I started the company in 2021.', 2],
  ['Four friends from Cornell left a good PhD programme, rented a barn and started the company.', 4],
  ['Hace siete años registré yo sola esta empresa.', 1],
  ['I founded the company on my own in 2020.', 1],
  ['It was founded by Ana Gil.', undefined],
  ['Two engineers from Acme left, and a year later the team started the pilot.', undefined],
  ['The report was written by Ana Gil and Luis Pardo.', undefined],
])('%s', (sentence, count) => {
  expect(foundersIn(sentence)[0]?.value).toBe(count);
});
