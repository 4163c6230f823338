import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { textsEs } from '../../texts/es.ts';
import { TextsProvider } from '../../texts/TextsContext.ts';
import { InvestabilityBadge } from './InvestabilityBadge.tsx';
import { readInvestability } from './readInvestability.ts';

afterEach(cleanup);

describe('InvestabilityBadge', () => {
  conforms(<InvestabilityBadge score={82.8} level="high" />);

  it('prints the score with one decimal next to its level', () => {
    const { container } = render(<InvestabilityBadge score={59.25} level="low" />);
    expect(container.textContent).toBe('59,3 Low');
  });

  it('says behind the level that too little is evidenced', () => {
    const { container } = render(<InvestabilityBadge score={64.1} level="medium" isUnverified />);
    expect(container.textContent).toBe('64,1 Medium (unverified)');
  });

  it('announces how certain the score is', () => {
    const { container } = render(
      <InvestabilityBadge score={64.1} level="medium" coverage={88} range={{ low: 57.2, high: 68.9 }} />,
    );
    expect(container.textContent).toBe('64,1 MediumRange 57–69 · Stated 88\u00A0%');
  });

  it('tells what is evidenced from what is only stated', () => {
    const { container } = render(<InvestabilityBadge score={64.1} level="medium" coverage={88} evidenced={31} />);
    expect(container.textContent).toBe('64,1 MediumStated 88\u00A0% · evidenced 31\u00A0%');
  });

  it('is in Spanish below a Spanish provider', () => {
    const { container } = render(
      <TextsProvider value={textsEs}>
        <InvestabilityBadge score={80} level="high" />
      </TextsProvider>,
    );
    expect(container.textContent).toBe('80,0 Alto');
  });
});

describe('readInvestability', () => {
  it.each([
    [null, 'high'],
    [undefined, 'high'],
    [Number.NaN, 'high'],
    [-0.1, 'very-low'],
    [100.1, 'high'],
    [50, ''],
    [50, null],
    [50, 'Not Evaluated'],
    [50, 'excellent'],
  ])('shows nothing for score %s with level %s', (score, level) => {
    expect(readInvestability(score, level)).toBeNull();
  });

  it.each([
    [0, 'red'],
    [39.9, 'red'],
    [40, 'yellow'],
    [59.9, 'yellow'],
    [60, 'blue'],
    [79.9, 'blue'],
    [80, 'green'],
    [100, 'green'],
  ])('puts score %s into the %s band', (score, band) => {
    expect(readInvestability(score, 'medium')).toEqual({ score, level: 'medium', band });
  });
});
