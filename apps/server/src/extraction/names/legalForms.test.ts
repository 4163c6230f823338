import { expect, it } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { paragraph } from '../layout/passages.ts';
import { sentencesOf } from '../layout/sentences.ts';
import { withoutLegalForms } from './legalForms.ts';

const factsOf = (text: string) => {
  const facts = extractFacts([paragraph(text, 1)], 2026);
  return Object.fromEntries(facts.map(({ field, value }) => [field, value]));
};

const spanish = ['S.L.', 'SL', 'S. L.', 'S.L.U.', 'SLU', 'S.A.', 'S.A.U.', 'S. Coop.', 'S.A. de C.V.', 'Ltda.'];
const others = ['Inc.', 'Ltd.', 'LLC', 'B.V.', 'GmbH', 'Sp. z o.o.', 's.r.o.', 'S.p.A.', 'SARL', 'Oy', 'ApS', 'PLC'];

it.each([...spanish, ...others])('%s behind the name ends no sentence, and is no other company', (form) => {
  const spoken = factsOf(
    `Cobalto Energía, ${form} es una empresa fundada en 2020 con sede en Zaragoza que fabrica baterías. Tiene 14 empleados y facturó 310.000 euros en 2025.`,
  );
  const english = factsOf(
    `Cobalto Energía ${form} is a company founded in 2020 and based in Zaragoza. It has 14 employees and revenue of €310,000 in 2025.`,
  );
  const expected = {
    name: 'Cobalto Energía',
    foundation_year: 2020,
    location: 'Zaragoza',
    team_size: 14,
    revenue: 310_000,
  };
  expect(spoken).toMatchObject(expected);
  expect(english).toMatchObject(expected);
});

it('ends a sentence behind a legal form before a word that begins one', () => {
  expect(sentencesOf('It competes with Lectio S.A. The team has 14 people.')).toHaveLength(2);
  expect(sentencesOf('Cobalto Energía, S.L. Zaragoza')).toHaveLength(1);
});

it('removes the form only behind a name', () => {
  expect(withoutLegalForms('Cobalto, S.L. y Brisa S.A. de C.V. en Vigo')).toBe('Cobalto y Brisa en Vigo');
  expect(withoutLegalForms('Inc. magazine')).toBe('Inc. magazine');
});
