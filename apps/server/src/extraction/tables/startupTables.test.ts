import { expect, it } from 'vitest';

import { readFacts } from '../extractFacts.ts';
import { paragraph, tableRow } from '../layout/passages.ts';

/** Reads a table whose cells are separated by bars; a row without a bar is a line of text. */
function read(...rows: string[]) {
  const passages = rows.map((row) =>
    row.includes('|')
      ? tableRow(
          row.split('|').map((text) => ({ text: text.trim(), ref: null })),
          1,
          0,
        )
      : paragraph(row, 1),
  );
  const { facts, remarks } = readFacts(passages, 2026);
  return {
    values: Object.fromEntries(facts.map(({ field, value }) => [field, value])),
    kinds: remarks.map(({ kind }) => kind),
  };
}

it.each([
  [['Nombre | Ubicación | Año de fundación | Burn rate']],
  [['Name | Location']],
  [['Nombre | Ingresos']],
  [['Company name | Country | Team']],
  [['Startup | Sector | Ingresos | Empleados | Notas']],
])('a header without rows states nothing: %s', (rows) => {
  expect(read(...rows)).toEqual({ values: {}, kinds: ['headerOnly'] });
});

it.each([
  [['name | location | revenue', 'Uno | Vigo | 1000', 'Dos | Lugo | 2000']],
  [['Name | Revenue', 'Uno | 1000', 'Dos | 2000', 'Tres | 3000']],
  [['Startup | Sector | Ingresos 2025 (€) | Empleados', 'Alfa | Salud | 1000 | 4', 'Beta | Energía | 2000 | 9']],
  [['Empresa | Alfa | Beta | Gamma', 'Ingresos | 1000 | 2000 | 3000', 'Empleados | 4 | 9 | 2']],
  [['Campo | Uno | Dos', 'Nombre | Alfa | Beta', 'Ingresos | 1000 | 2000', 'Sede | Vigo | Lugo']],
])('a table of several startups is read as none of them: %s', (rows) => {
  expect(read(...rows)).toEqual({ values: {}, kinds: ['severalStartups'] });
});

it.each([
  ['years', ['Empresa | 2024 | 2025', 'Ingresos (€) | 1000 | 2000', 'Empleados | 4 | 9']],
  ['quarters', ['Company | Q1 2025 | Q2 2025', 'Revenue | 1000 | 2000', 'Employees | 4 | 9']],
  ['years in rows', ['Empresa | Ingresos | Empleados', '2024 | 1000 | 4', '2025 | 2000 | 9']],
  ['scenarios', ['Startup | Base | Optimista', 'Ingresos | 1000 | 2000', 'Empleados | 4 | 9']],
  ['rounds', ['Company | Seed | Series A', 'Valuation | 1000 | 2000', 'Employees | 4 | 9', 'Revenue | 1 | 2']],
  ['units', ['Nombre | Lumbre | texto', 'Ingresos | 1000 | euros', 'Empleados | 4 | personas']],
  ['sources', ['Name | Lumbre | Register', 'Revenue | 1000 | Accounts', 'Employees | 4 | Payroll']],
  ['founders', ['Nombre | Formación | Años de experiencia', 'Ana | Máster | 4', 'Luis | Doctorado | 9']],
  ['founders with roles', ['Name | Role | Experience', 'Ana | CEO | 4', 'Luis | CTO | 9']],
  ['products', ['Name | Price | Revenue', 'Uno | 10 | 1000', 'Dos | 20 | 2000']],
  ['a total', ['Name | Revenue | Employees', 'Lumbre | 1000 | 4', 'Total | 1000 | 4']],
  ['one name in two forms', ['Name | Revenue | Employees', 'Lumbre | 1000 | 4', 'Lumbre S.L. | 2000 | 9']],
])('a table of one startup with %s is not refused', (_, rows) => {
  expect(read(...rows).kinds).toEqual([]);
});

it('reads the last closed year under a head that begins with the company', () => {
  expect(read('Empresa | 2024 | 2025', 'Ingresos (€) | 1000 | 2000', 'Empleados | 4 | 9').values).toEqual({
    revenue: 2000,
    team_size: 9,
  });
});

it('reads the row or the column of the startup that the text is about', () => {
  const about = 'Beta is a company that sells games.';
  expect(read(about, 'Name | Revenue | Employees', 'Alfa | 1000 | 4', 'Beta | 2000 | 9')).toMatchObject({
    values: { name: 'Beta', revenue: 2000, team_size: 9 },
    kinds: [],
  });
  expect(read(about, 'Company | Alfa | Beta', 'Revenue | 1000 | 2000', 'Employees | 4 | 9')).toMatchObject({
    values: { name: 'Beta', revenue: 2000, team_size: 9 },
    kinds: [],
  });
});

it('reads a single row of labels and values by turns, and labels with values that are labels elsewhere', () => {
  expect(read('Name | Acme | Location | Vigo').kinds).toEqual([]);
  expect(read('Name | Acme', 'Stage | Growth', 'Revenue | 1000').values).toMatchObject({ name: 'Acme', revenue: 1000 });
});
