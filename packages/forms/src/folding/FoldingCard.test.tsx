// @vitest-environment jsdom
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

it('is an ordinary card where there is room', () => {
  stubWidth(false);
  render(<FoldingCard title="Team">Five people</FoldingCard>);
  expect(screen.getByText('Five people')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is opened and folded where there is none, by keys too', async () => {
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

it('stays open while something in it has to be seen, and does not fold where it may not', () => {
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
