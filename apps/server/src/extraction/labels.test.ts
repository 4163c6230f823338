import { expect, test } from 'vitest';

import { matchLabel } from './labels.ts';

test.each([
  ['Funding raised so far', 'funding_raised'],
  ['Revenue, last 12 months', 'revenue'],
  ['How many founders?', 'founder_count'],
  ['How many people work for you today?', 'team_size'],
  ['Highest degree among the founders', 'founders_education_level'],
  ['Employees at year end', 'team_size'],
  ['N.º de personas en el equipo', 'team_size'],
  ['Ingresos del último ejercicio (2025)', 'revenue'],
  ['Resultado neto sobre ingresos', 'profit_margin'],
  ['Patent', 'patent_count'],
])('%s', (label, field) => {
  expect(matchLabel(label)?.fields).toContain(field);
});

test.each(['Cost of the project', 'Customers', 'Grant requested', 'Balance sheet total', 'Pérdidas'])(
  '%s names no field',
  (label) => {
    expect(matchLabel(label)).toBeNull();
  },
);
