import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FoldingCard } from './FoldingCard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stubWidth = (isNarrow: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

it('is a plain card on wide screens', () => {
  stubWidth(false);
  render(<FoldingCard title="Team">Five people</FoldingCard>);
  expect(screen.getByText('Five people')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('expands and collapses on narrow screens, also by keyboard', async () => {
  stubWidth(true);
  const user = userEvent.setup();
  render(<FoldingCard title="Team">Five people</FoldingCard>);
  const fold = screen.getByRole('button', { name: 'Team', expanded: false });
  expect(screen.queryByText('Five people')).toBeNull();
  fold.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Five people')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Team', expanded: true }));
  expect(screen.queryByText('Five people')).toBeNull();
});

it('stays open while its content must be visible, and does not collapse when it may not', () => {
  stubWidth(true);
  render(
    <>
      <FoldingCard title="Missing" isKeptOpen>
        A name
      </FoldingCard>
      <FoldingCard title="Market" isFolding={false}>
        Large
      </FoldingCard>
    </>,
  );
  expect(screen.getByText('A name')).toBeDefined();
  expect(screen.getByText('Large')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Market' })).toBeNull();
});
