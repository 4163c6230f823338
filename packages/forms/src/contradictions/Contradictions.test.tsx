import '../testing/jsdom.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { StartupEditForm, type StartupEditFormProps } from '../startup/StartupEditForm/StartupEditForm.tsx';
import { StartupWizard, type StartupWizardProps } from '../startup/StartupWizard/StartupWizard.tsx';
import { editProps } from '../testing/editProps.ts';
import { filledValues } from '../testing/filledValues.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { storedStartup } from '../testing/storedStartup.ts';
import { wizardProps } from '../testing/wizardProps.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const market = 3;
const financials = 4;
const summary = 6;

function wizardAt(step: number, props: Partial<StartupWizardProps> = {}) {
  const onCreate = vi.fn<StartupWizardProps['onCreate']>(() => Promise.resolve({ id: 61 }));
  render(
    <FormsStory>
      <StartupWizard {...wizardProps} onCreate={onCreate} initialDraft={{ step, values: filledValues() }} {...props} />
    </FormsStory>,
  );
  return { onCreate, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

function editForm(props: Partial<StartupEditFormProps> = {}) {
  const onSave = vi.fn<StartupEditFormProps['onSave']>(() => Promise.resolve(storedStartup));
  render(
    <FormsStory>
      <StartupEditForm {...editProps} onSave={onSave} {...props} />
    </FormsStory>,
  );
  return { onSave, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

const notes = () => screen.queryAllByRole('group', { name: 'Figures that contradict each other' });
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));

async function retype(user: ReturnType<typeof userEvent.setup>, label: RegExp, text: string) {
  const box = screen.getByRole('textbox', { name: label });
  await user.clear(box);
  await user.type(box, text);
}

describe('contradictions in the wizard', () => {
  it('shows none for figures that fit each other', async () => {
    for (const step of [2, market, financials, 5]) {
      wizardAt(step);
      await pause();
      expect(notes()).toEqual([]);
      cleanup();
    }
  });

  it('shows one when the field is left and not while it is typed, and announces it', async () => {
    const { user } = wizardAt(market);
    await retype(user, /Target Segment/, '1200');
    await pause();
    expect(notes()).toEqual([]);
    await user.tab();
    const [note] = await waitFor(() => {
      expect(notes()).toHaveLength(1);
      return notes();
    });
    expect(note?.textContent).toMatch(/1\.200.*900/);
    expect(screen.getAllByRole('status').some(({ textContent }) => /1\.200.*900/.test(textContent ?? ''))).toBe(true);
    expect(screen.getByRole('button', { name: /see Target Segment/ })).toBeDefined();
  });

  it('takes the value that fits, which can be undone', async () => {
    const { user } = wizardAt(market);
    await retype(user, /Target Segment/, '1200');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /^Use 900/ }));
    expect(screen.getByRole('textbox', { name: /Target Segment/ })).toHaveProperty('value', '900');
    const undo = screen.getByRole('button', { name: /^Undo: / });
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(notes()).toEqual([]));
    await user.click(undo);
    expect(screen.getByRole('textbox', { name: /Target Segment/ })).toHaveProperty('value', '1.200');
    await waitFor(() => expect(notes()).toHaveLength(1));
  });

  it('keeps a reason in the draft and sends it with the startup, which it never prevents', async () => {
    const onDraftChange = vi.fn<NonNullable<StartupWizardProps['onDraftChange']>>();
    const values = { ...filledValues(), target_segment_size: 1200 };
    const { user, onCreate } = wizardAt(market, { initialDraft: { step: market, values }, onDraftChange });
    await user.click(await screen.findByRole('button', { name: 'Explain' }));
    await user.keyboard('it counts abroad');
    await user.click(screen.getByRole('button', { name: 'Keep the reason' }));
    expect(screen.getByText('Because it counts abroad')).toBeDefined();
    expect(onDraftChange.mock.lastCall?.[0]?.answers).toEqual({ segment_above_total: 'it counts abroad' });
    cleanup();

    const again = wizardAt(summary, { initialDraft: onDraftChange.mock.lastCall?.[0], onCreate });
    for (let step = market; step < summary; step += 1) {
      await again.user.click(screen.getByRole('button', { name: /Next|Back to summary/ }));
    }
    await again.user.click(screen.getByRole('button', { name: /Create/ }));
    await waitFor(() => expect(onCreate).toHaveBeenCalled());
    expect(onCreate.mock.calls[0]?.[0].answers).toEqual({ segment_above_total: { text: 'it counts abroad' } });
  });
});

describe('contradictions in the edit form', () => {
  const contradicted = { ...storedStartup, target_segment_size: 1200 };

  it('shows a stored one in the section of its fields', async () => {
    editForm({ startup: contradicted, firstField: 'target_segment_size' });
    await waitFor(() => expect(notes()).toHaveLength(1));
  });

  it('compares fields with facts', async () => {
    const startup = { ...storedStartup, financials: { ...storedStartup.financials, cash_in_bank: 20_000 } };
    const { user } = editForm({ startup, firstField: 'burn_rate' });
    await user.click(await screen.findByRole('button', { name: /^Use 1\smonth$/ }));
    await pause();
    expect(notes()).toEqual([]);
  });

  it('sends a reason, and null for one that was withdrawn', async () => {
    const answers = {
      segment_above_total: { text: 'it counts abroad', by: 7, by_name: 'Marta Ibarra', at: null, accepted: true },
    };
    const { user, onSave } = editForm({ startup: contradicted, firstField: 'target_segment_size' });
    await user.click(await screen.findByRole('button', { name: 'Explain' }));
    await user.keyboard('it counts abroad');
    await user.click(screen.getByRole('button', { name: 'Keep the reason' }));
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.calls[0]?.[0]).toEqual({ answers: { segment_above_total: { text: 'it counts abroad' } } });
    cleanup();

    const stored = editForm({ startup: { ...contradicted, answers }, firstField: 'target_segment_size' });
    const [note] = await waitFor(() => {
      expect(notes()).toHaveLength(1);
      return notes();
    });
    if (!note) throw new Error('There is no note');
    await stored.user.click(within(note).getByRole('button', { name: 'Withdraw the reason' }));
    await stored.user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(stored.onSave).toHaveBeenCalled());
    expect(stored.onSave.mock.calls[0]?.[0]).toEqual({ answers: { segment_above_total: null } });
  });
});
