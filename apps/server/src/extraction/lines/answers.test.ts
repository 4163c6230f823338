import { expect, test } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { linesOf } from '../testing/linesOf.ts';

function factsOf(...lines: string[]): Record<string, number | string> {
  const facts = extractFacts(linesOf(...lines), 2026);
  return Object.fromEntries(facts.map(({ field, value }) => [field, value]));
}

test('reads figures from the answers of a questionnaire', () => {
  expect(
    factsOf(
      '1. What do you call it?',
      'Larkmoor, and the shop page is down this week, sorry about that.',
      '2. How many people work there?',
      'Nine people, and two students who come on Fridays and stay for lunch.',
      '3. What was your revenue in the last closed year?',
      '310,000 euros in 2025. In 2024 we sold for 190 thousand, mostly at fairs.',
    ),
  ).toMatchObject({ team_size: 9, revenue: 310_000 });
});

test('reads figures from the answers of a Spanish questionnaire', () => {
  expect(
    factsOf(
      '¿Cómo se llama?',
      'Vega Rizo, aunque en la feria nos llaman de otra manera todavía.',
      '¿Cuántas personas trabajan hoy en el proyecto?',
      'Nueve personas, más dos becarias que vienen los viernes por la tarde.',
      '¿Quién paga?',
      'Los colegios, con una cuota que les pasamos cada mes de septiembre a junio.',
      'Ventas del último año cerrado, en euros',
      '310.000 euros en 2025. En el 2024 vendimos 190 mil, casi todo en ferias.',
    ),
  ).toMatchObject({ team_size: 9, revenue: 310_000 });
});
