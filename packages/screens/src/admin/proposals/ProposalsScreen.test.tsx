import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { loaded } from '../../testing/loadables.ts';
import { lookups } from '../../testing/lookups.ts';
import { proposalEffect, proposals } from '../../testing/proposals.ts';
import { ScreensStory } from '../../testing/ScreensStory.tsx';
import { ProposalsScreen, type ProposalsScreenProps } from './ProposalsScreen.tsx';
import { wholeQueue } from './queueFilter.ts';

afterEach(cleanup);

const [first, second] = proposals;
if (!first || !second) throw new Error('Two proposals are needed.');

const queue = loaded({ proposals, total: proposals.length });
const onDecide = vi.fn<ProposalsScreenProps['onDecide']>(() => Promise.resolve(true));
const href = (id: number) => `/${id}`;

/** The screen with a proposal open, as its address says; without one, the first is shown. */
const screenOf = (openId: number | null, shown = first) => (
  <ProposalsScreen
    queue={queue}
    filter={wholeQueue}
    onFilterChange={vi.fn<ProposalsScreenProps['onFilterChange']>()}
    openId={openId}
    opened={loaded({ proposal: shown, effect: proposalEffect })}
    startup={undefined}
    lookups={lookups}
    proposalHref={href}
    queueHref="/"
    startupHref={href}
    documentHref={href}
    onOpen={vi.fn<ProposalsScreenProps['onOpen']>()}
    onDecide={onDecide}
  />
);
const titleOf = (name: string) => screen.getByRole('heading', { level: 2, name });

describe('the focus', () => {
  it('stays where it is when the page opens', () => {
    render(screenOf(first.id), { wrapper: ScreensStory });
    expect(document.activeElement).toBe(document.body);
  });

  it('moves to a proposal that is chosen in the queue, once it has loaded', () => {
    const { rerender } = render(screenOf(null), { wrapper: ScreensStory });
    rerender(screenOf(second.id));
    expect(document.activeElement).toBe(document.body);
    rerender(screenOf(second.id, second));
    expect(document.activeElement).toBe(titleOf(second.startup.name));
  });

  it('moves to the proposal that was shown without being chosen, once it is', () => {
    const { rerender } = render(screenOf(null), { wrapper: ScreensStory });
    rerender(screenOf(first.id));
    expect(document.activeElement).toBe(titleOf(first.startup.name));
  });

  it('moves to the decision that a key chooses, and to the title once a part is stored', async () => {
    render(screenOf(first.id), { wrapper: ScreensStory });
    const [decision] = screen.getAllByRole('group', { name: /^Decision about/ });
    if (!decision) throw new Error('A figure has a decision.');
    const accept = within(decision).getByRole('radio', { name: 'Accept' });
    fireEvent.keyDown(within(decision).getByRole('radio', { name: 'Ask' }), { key: 'a' });
    expect(document.activeElement).toBe(accept);
    fireEvent.keyDown(accept, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(document.activeElement).toBe(titleOf(first.startup.name)));
  });
});
