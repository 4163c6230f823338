import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { textsEs } from '../../texts/es.ts';
import { TextsProvider } from '../../texts/TextsContext.ts';
import { RangeBar, rangeBarSizes } from './RangeBar.tsx';

const range = { low: 61.3, high: 68.3 };

afterEach(cleanup);

conforms(<RangeBar score={64.8} range={range} />);

test.each([
  [64.8, range, '64,8 of 100, range 61 to 68'],
  [64.8, null, '64,8 of 100'],
  [null, range, 'Not evaluated, likely between 61 and 68'],
  [null, null, 'Not evaluated'],
])('announces a score of %s and a range of %j', (score, some, name) => {
  for (const size of rangeBarSizes) {
    render(<RangeBar score={score} range={some} size={size} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(name);
    cleanup();
  }
});

test('announces whose score it is, in the language of its provider', () => {
  render(
    <TextsProvider value={textsEs}>
      <RangeBar label="Puente" score={64.8} range={range} />
    </TextsProvider>,
  );
  expect(screen.getByRole('img', { name: 'Puente: 64,8 de 100, rango 61 a 68' })).toBeDefined();
  expect(screen.getByText(textsEs.mediumLevel)).toBeDefined();
});
