import { expect, it } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { paragraph } from '../layout/passages.ts';

/** Reads lines of one page, without the name, which may be the first line. */
function valuesIn(...lines: string[]) {
  const facts = extractFacts(
    lines.map((line) => paragraph(line, 1)),
    2026,
  );
  const { name: _, ...values } = Object.fromEntries(facts.map(({ field, value }) => [field, value]));
  return values;
}

it('takes the values above their labels where more of them fit', () => {
  expect(valuesIn('Healthcare', 'Sector', '2019', 'Founded', '27', 'Staff', '€820k', 'Annual sales')).toEqual({
    industry_id: 2,
    foundation_year: 2019,
    team_size: 27,
    revenue: 820_000,
  });
});

it('takes the values below their labels where more of them fit', () => {
  expect(valuesIn('Sector', 'Healthcare', 'Founded', '2019', 'Staff', '27', 'Annual sales', '€820k')).toEqual({
    industry_id: 2,
    foundation_year: 2019,
    team_size: 27,
    revenue: 820_000,
  });
});

it('takes no line with its own label for a value', () => {
  expect(valuesIn('Founders: 2', 'Staff', 'Patents: 3', 'Annual sales', 'Competitors: 8', 'Founded')).toEqual({
    founder_count: 2,
    patent_count: 3,
    competitor_count: 8,
  });
});

it('pairs labels with the values below them although the empty lines of a PDF separate them', () => {
  const lines = ['Sector', 'Healthcare', 'Founded', '2019', 'Staff', '27', 'Annual sales', '€820k', 'LTV', '€4,200'];
  const facts = extractFacts(
    lines.map((line, index) => paragraph(line, 1, false, index % 2 === 1)),
    2026,
  );
  expect(Object.fromEntries(facts.map(({ field, value }) => [field, value]))).toMatchObject({
    industry_id: 2,
    foundation_year: 2019,
    team_size: 27,
    revenue: 820_000,
    lifetime_value: 4200,
  });
});

it('reads a long question above its answer', () => {
  const question = 'In total, how many people currently work full time for the company, founders included?';
  expect(valuesIn(question, '27 people')).toEqual({ team_size: 27 });
});
