import { expect, test } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { paragraph } from '../layout/passages.ts';

function nameOf(...lines: string[]) {
  const passages = lines.map((line) => paragraph(line.replace(/^# /, ''), 1, line.startsWith('# ')));
  return extractFacts(passages, 2026).find(({ field }) => field === 'name')?.value;
}

/** Names beside a fund, a town, a question or the words of a page's title. */
test.each([
  [
    'Larkmoor',
    [
      'ALDER VENTURES',
      'Investment memo - Larkmoor - for the IC of 3 May',
      'Larkmoor writes cover for orchards. CEO Ada Lowe leads it.',
    ],
  ],
  [
    'Larkmoor',
    ['CAPITAL NORTE', 'Memorando de inversión - Larkmoor - 3 de mayo', 'Larkmoor recupera el calor de las fábricas.'],
  ],
  ['Larkmoor', ['Call w/ Larkmoor, 24 June, 45 min', '- tools for farms', '- team 11']],
  ['Larkmoor', ['Notas visita Larkmoor - Lima, 3 sept', 'Qué es: herramientas para fincas', 'equipo: 41 en nómina']],
  [
    'Larkmoor Bio',
    [
      'Larkmoor lands €12m',
      'It was Larkmoor Bio, which was spun out in 2018, that found it.',
      'Larkmoor employs 52 people.',
    ],
  ],
  [
    'Larkmoor',
    ['Asunto: Larkmoor - tercer trimestre', 'Qué ha ido bien', 'Larkmoor crece.', 'Qué ha ido mal', 'Se ha ido Inés.'],
  ],
  ['Larkmoor', ['# Larkmoor', 'Larkmoor Hezkuntza · resumen', 'Larkmoor es un software que ordena. Larkmoor crece.']],
])('finds %s in %j', (name, lines) => {
  expect(nameOf(...lines)).toBe(name);
});
