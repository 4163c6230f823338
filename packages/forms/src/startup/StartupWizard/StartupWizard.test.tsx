import '../../testing/jsdom.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { filledValues, requiredValues } from '../../testing/filledValues.ts';
import { FormsStory } from '../../testing/FormsStory.tsx';
import { wizardProps } from '../../testing/wizardProps.ts';
import type { WizardDraft } from '../draft.ts';
import { resetDelay } from '../wizard.ts';
import { StartupWizard, type StartupWizardProps } from './StartupWizard.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(props: Partial<StartupWizardProps> = {}, locale: 'en' | 'es' = 'en') {
  const onCreate = vi.fn<StartupWizardProps['onCreate']>(() => Promise.resolve({ id: 61 }));
  const onDraftChange = vi.fn<(draft: WizardDraft | null) => void>();
  const view = render(
    <FormsStory locale={locale}>
      <StartupWizard {...wizardProps} onCreate={onCreate} onDraftChange={onDraftChange} {...props} />
    </FormsStory>,
  );
  return { ...view, onCreate, onDraftChange, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const expectStep = (name: string) => expect(screen.getByRole('form', { name })).toBeDefined();
const defaultsInOrder = () =>
  screen
    .getAllByRole('button', { name: /^(Confirm|Done with) / })
    .map((found) => found.getAttribute('aria-label')?.replace(/^(Confirm|Done with) /, ''));
const warning = () => screen.queryByText(/This may be registered already/);
const keysOf = (onCreate: ReturnType<typeof show>['onCreate']) => onCreate.mock.calls.map(([, key]) => key);
const summary = { step: 6, values: filledValues() };

describe('steps', () => {
  it('opens the first step, with Next disabled and no Previous', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Create New Startup' })).toBeDefined();
    expect(button('Next')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    expect(screen.queryByText('Startup Name is required')).toBeNull();
  });

  it('enables Next as soon as the step is valid, while typing', async () => {
    const { user } = show({ initialDraft: { step: 0, values: { ...requiredValues(), name: '' } } });
    expect(button('Next')).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText(/Startup Name/), 'V');
    await waitFor(() => expect(button('Next')).toHaveProperty('disabled', false));
    await user.clear(screen.getByLabelText(/Startup Name/));
    await waitFor(() => expect(button('Next')).toHaveProperty('disabled', true));
  });

  it('shows a message on blur, and removes it as soon as the input is valid', async () => {
    const { user } = show();
    const website = screen.getByLabelText('Website URL');
    await user.type(website, 'vereda');
    expect(screen.queryByText(/must be a valid URL/)).toBeNull();
    await user.tab();
    expect(await screen.findByText('Website URL must be a valid URL (e.g., https://example.com)')).toBeDefined();
    await user.clear(website);
    await user.type(website, 'https://vereda.example');
    await waitFor(() => expect(screen.queryByText(/must be a valid URL/)).toBeNull());
  });

  it('links to missing fields while Next is disabled', async () => {
    const { user } = show({ initialDraft: { step: 0, values: { ...requiredValues(), location: '' } } });
    await user.click(await screen.findByRole('button', { name: '1 field to complete' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/Location/));
    expect(await screen.findByText('Location is required')).toBeDefined();
  });

  it('counts empty and invalid fields, and marks all of them', async () => {
    const values = { ...requiredValues(), location: '', description: '', website_url: 'vereda' };
    const { user } = show({ initialDraft: { step: 0, values } });
    await user.click(await screen.findByRole('button', { name: '2 fields to complete, 1 to correct' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/Location/));
    expect(await screen.findByText('Location is required')).toBeDefined();
    expect(screen.getByText('Description is required')).toBeDefined();
    expect(screen.getByText(/Website URL must be a valid URL/)).toBeDefined();
    await user.type(screen.getByLabelText(/Location/), 'Teruel');
    await user.type(screen.getByLabelText(/^Description/), 'Bikes');
    expect(await screen.findByRole('button', { name: '1 field to correct' })).toBeDefined();
  });

  it('marks nothing on a step that was not opened yet', async () => {
    const { user } = show({
      initialDraft: { step: 3, values: { ...requiredValues(), market_size_id: null, burn_rate: null } },
    });
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(screen.getByLabelText(/^Market Size/)).toHaveProperty('value', ''));
    await user.selectOptions(screen.getByLabelText(/^Market Size/), '3');
    await user.click(button('Next'));
    expect(screen.queryByText('Burn Rate is required')).toBeNull();
  });

  it('keeps the input when moving between steps', async () => {
    const { user } = show({ initialDraft: { step: 2, values: requiredValues() } });
    await user.click(button('Previous'));
    await user.click(button('Previous'));
    expect(screen.getByLabelText(/Startup Name/)).toHaveProperty('value', 'Vereda Mobility');
    expect(screen.getByLabelText(/Foundation year/)).toHaveProperty('value', '2024');
    await user.click(button('Next'));
    await user.click(button('Next'));
    expect(screen.getByRole('heading', { name: 'Team' })).toBeDefined();
  });

  it('keeps an invalid figure when moving between steps, and in the draft', async () => {
    const { onDraftChange, user } = show({ initialDraft: { step: 4, values: requiredValues() } });
    await user.clear(screen.getByLabelText(/Burn Rate/));
    await user.type(screen.getByLabelText(/Burn Rate/), '12Mio');
    await user.click(button('Previous'));
    await user.click(button('Next'));
    expect(screen.getByLabelText(/Burn Rate/)).toHaveProperty('value', '12Mio');
    expect(button('Next')).toHaveProperty('disabled', true);
    const draft = JSON.parse(JSON.stringify(onDraftChange.mock.lastCall?.[0])) as WizardDraft;
    cleanup();
    show({ initialDraft: draft });
    expect(screen.getByLabelText(/Burn Rate/)).toHaveProperty('value', '12Mio');
  });

  it('handles ten thousand digits in the year: shows an error and keeps all input', async () => {
    const { user } = show({ initialDraft: { step: 0, values: requiredValues() } });
    const year = screen.getByLabelText(/Foundation year/);
    await user.clear(year);
    await user.paste('9'.repeat(10_000));
    await user.tab();
    expect(await screen.findByText('Foundation year must be a number')).toBeDefined();
    expect(year).toHaveProperty('value', '9'.repeat(10_000));
    expect(screen.getByLabelText(/Startup Name/)).toHaveProperty('value', 'Vereda Mobility');
  });

  it('allows the stepper to go back but not ahead', async () => {
    const { user } = show({ initialDraft: { step: 2, values: requiredValues() } });
    expect(screen.queryByRole('button', { name: /Market/ })).toBeNull();
    await user.click(button(/General Information/));
    expect(screen.getByLabelText(/Startup Name/)).toBeDefined();
  });
});

describe('the step in the address', () => {
  const onStepChange = vi.fn<NonNullable<StartupWizardProps['onStepChange']>>();
  const wizard = (props: Partial<StartupWizardProps>) => (
    <FormsStory>
      <StartupWizard {...wizardProps} onStepChange={onStepChange} {...props} />
    </FormsStory>
  );
  beforeEach(() => onStepChange.mockClear());

  it('follows the wizard', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(wizard({ initialDraft: { step: 2, values: requiredValues() } }));
    expect(onStepChange.mock.calls).toEqual([[2, 'corrected']]);
    await user.click(button('Next'));
    await user.click(button('Previous'));
    await user.click(button(/General Information/));
    expect(onStepChange.mock.calls.slice(1)).toEqual([
      [3, 'moved'],
      [2, 'moved'],
      [0, 'moved'],
    ]);
  });

  it('moves the wizard back, and ahead as far as the form is valid', () => {
    const values = { ...requiredValues(), market_size_id: null };
    const { rerender } = render(wizard({ initialDraft: { step: 2, values }, step: 2 }));
    rerender(wizard({ step: 1 }));
    expectStep('Classification');
    expect(document.activeElement).toBe(screen.getByRole('form'));
    rerender(wizard({ step: 6 }));
    expectStep('Market');
    expect(onStepChange.mock.calls).toEqual([[3, 'corrected']]);
  });

  it('opens the requested step, or the first one of an empty form', () => {
    render(wizard({ initialDraft: { step: 4, values: requiredValues() }, step: 1 }));
    expectStep('Classification');
    cleanup();
    render(wizard({ step: 4 }));
    expectStep('General Information');
    expect(onStepChange.mock.lastCall).toEqual([0, 'corrected']);
  });

  it('is reset with the form, and follows to the field that the server rejected', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const issues = [{ path: 'nif', message: 'NIF is already registered' }];
    const onCreate = vi
      .fn<StartupWizardProps['onCreate']>(() => Promise.resolve({ id: 61 }))
      .mockImplementationOnce(() => Promise.reject(Object.assign(new Error('No'), { issues })));
    render(wizard({ initialDraft: summary, onCreate, step: 6 }));
    await user.click(button('Create Startup'));
    await screen.findByRole('alert');
    expect(onStepChange.mock.calls).toEqual([[0, 'moved']]);
    await user.type(screen.getByLabelText('NIF'), 'B2');
    await user.click(button('Back to summary'));
    await user.click(button('Create Startup'));
    await screen.findByText('Startup created successfully!');
    act(() => {
      vi.advanceTimersByTime(resetDelay);
    });
    expect(onStepChange.mock.lastCall).toEqual([0, 'restarted']);
  });
});

describe('lists', () => {
  it('are requested once, in parallel, when their step appears', async () => {
    const loadLookup = vi.fn<StartupWizardProps['loadLookup']>(wizardProps.loadLookup);
    const { user } = show({ loadLookup, initialDraft: { step: 0, values: requiredValues() } });
    expect(loadLookup).not.toHaveBeenCalled();
    await user.click(button('Next'));
    expect(loadLookup.mock.calls).toEqual([['industries'], ['stages'], ['businessModels']]);
    await user.click(button('Next'));
    await user.click(button('Next'));
    expect(loadLookup.mock.calls.slice(3)).toEqual([['marketSizes']]);
    await user.click(button('Previous'));
    expect(loadLookup).toHaveBeenCalledTimes(4);
  });

  it('are requested again when the language changes, and the choice is kept', async () => {
    const loadLookup = vi.fn<StartupWizardProps['loadLookup']>(wizardProps.loadLookup);
    const draft = { step: 1, values: requiredValues() };
    const wizard = <StartupWizard {...wizardProps} loadLookup={loadLookup} initialDraft={draft} />;
    const { rerender } = render(<FormsStory>{wizard}</FormsStory>);
    await waitFor(() => expect(screen.getByLabelText(/Industry/)).toHaveProperty('disabled', false));
    rerender(<FormsStory locale="es">{wizard}</FormsStory>);
    await waitFor(() => expect(loadLookup).toHaveBeenCalledTimes(6));
    expect(screen.getByLabelText(/^Sector/)).toHaveProperty('value', '1');
  });

  it('report an empty list, with a retry', async () => {
    const loadLookup = vi
      .fn<StartupWizardProps['loadLookup']>(wizardProps.loadLookup)
      .mockImplementationOnce(() => Promise.resolve([]));
    const { user } = show({ loadLookup, initialDraft: { step: 1, values: requiredValues() } });
    expect((await screen.findByRole('alert')).textContent).toContain('This list is empty');
    expect(screen.getByLabelText(/Industry/)).toHaveProperty('disabled', true);
    await user.click(button('Retry'));
    await waitFor(() => expect(screen.getByLabelText(/Industry/)).toHaveProperty('disabled', false));
  });

  it('report a failure, with a retry', async () => {
    const loadLookup = vi
      .fn<StartupWizardProps['loadLookup']>(wizardProps.loadLookup)
      .mockImplementationOnce(() => Promise.reject(new Error('The database is restarting')));
    const { user } = show({ loadLookup, initialDraft: { step: 1, values: requiredValues() } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error loading industries. The database is restarting',
    );
    expect(screen.getByLabelText(/Industry/)).toHaveProperty('disabled', true);
    await user.click(button('Retry'));
    await waitFor(() => expect(screen.getByLabelText(/Industry/)).toHaveProperty('disabled', false));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText(/Industry/)).toHaveProperty('value', '1');
  });
});

describe('a startup that may already exist', () => {
  it('shows a warning after typing stops, with a link to it', async () => {
    const findSimilar = vi.fn<NonNullable<StartupWizardProps['findSimilar']>>(() =>
      Promise.resolve([{ id: 12, name: 'Vereda Mobility S. L.' }]),
    );
    const { user } = show({ findSimilar });
    await user.type(screen.getByLabelText(/Startup Name/), 'Vereda ');
    expect(findSimilar).not.toHaveBeenCalled();
    act(() => {
      vi.advanceTimersByTime(600);
    });
    expect(findSimilar.mock.calls).toEqual([[{ name: 'Vereda' }]]);
    const link = await screen.findByRole('link', { name: 'Vereda Mobility S. L.' });
    expect(link.getAttribute('href')).toBe('#/startups/12');
    await user.type(screen.getByLabelText(/Startup Name/), 'x');
    expect(warning()).toBeNull();
  });

  it('is not searched for by invalid values', async () => {
    const findSimilar = vi.fn<NonNullable<StartupWizardProps['findSimilar']>>(() => Promise.resolve([]));
    const { user } = show({ findSimilar });
    await user.click(screen.getByLabelText(/Startup Name/));
    await user.paste('x'.repeat(201));
    await user.click(screen.getByLabelText('NIF'));
    await user.paste('9'.repeat(51));
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(findSimilar).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText(/Startup Name/));
    await user.click(screen.getByLabelText(/Startup Name/));
    await user.paste('x'.repeat(200));
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(findSimilar.mock.calls).toEqual([[{ name: 'x'.repeat(200) }]]);
  });

  it('is not searched for before there is enough input, and a failed search blocks nothing', async () => {
    const findSimilar = vi.fn<NonNullable<StartupWizardProps['findSimilar']>>(() => Promise.reject(new Error('no')));
    const { user } = show({ findSimilar });
    await user.type(screen.getByLabelText(/Startup Name/), 'Ve');
    await user.type(screen.getByLabelText('Website URL'), 'https://ver');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(findSimilar).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Website URL'), 'eda.example');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    await waitFor(() => expect(findSimilar).toHaveBeenCalledWith({ website: 'https://vereda.example' }));
    expect(warning()).toBeNull();
  });
});

describe('defaults', () => {
  it('apply until the field is answered, and again after Delete', async () => {
    const { onCreate, user } = show({ initialDraft: { step: 2, values: filledValues() } });
    const slider = screen.getByRole('slider', { name: /Team Completeness/ });
    expect(slider.getAttribute('aria-valuetext')).toBe('Not answered');
    await user.click(button(/Keep default 5 Team Completeness/));
    expect(slider.getAttribute('aria-valuetext')).toBe('5, All filled');
    act(() => slider.focus());
    await user.keyboard('{Delete}');
    expect(slider.getAttribute('aria-valuetext')).toBe('Not answered');
    for (let step = 2; step < 6; step += 1) await user.click(button('Next'));
    await user.click(button('Create Startup'));
    await waitFor(() => expect(onCreate).toHaveBeenCalledTimes(1));
    expect(onCreate.mock.calls[0]?.[0].defaulted_fields).toContain('team_completeness');
  });

  it('are confirmed individually on the last step, and a confirmation can be undone', async () => {
    const { onCreate, user } = show({ initialDraft: summary });
    expect(screen.getByRole('heading', { name: '7 defaults to review' })).toBeDefined();
    await user.click(button('Confirm Network Effects'));
    await user.click(button('Confirm Marginal Cost'));
    expect(screen.getByText('2 of 7 reviewed')).toBeDefined();
    await user.click(button('Undo Marginal Cost'));
    expect(screen.getByRole('heading', { name: '6 defaults to review' })).toBeDefined();
    await user.click(button('Create Startup'));
    await waitFor(() => expect(onCreate).toHaveBeenCalledTimes(1));
    const body = onCreate.mock.calls[0]?.[0];
    expect(body).toMatchObject({ network_effects: 1, marginal_cost: 0 });
    expect(body?.defaulted_fields).toContain('marginal_cost');
    expect(body?.defaulted_fields).not.toContain('network_effects');
  });

  it('are edited in place on the summary without reordering the rows', async () => {
    const { onCreate, user } = show({ initialDraft: summary });
    const before = defaultsInOrder();
    await user.click(button('Change Execution Capacity'));
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: /Execution Capacity/ }));
    await user.keyboard('{Home}{ArrowRight}');
    expect(defaultsInOrder()).toEqual(before);
    await user.click(button('Done with Execution Capacity'));
    expect(screen.getByText('1 of 7 reviewed')).toBeDefined();
    expect(screen.getByText('Changed')).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Change /);
    await user.click(button('Create Startup'));
    await waitFor(() => expect(onCreate).toHaveBeenCalledTimes(1));
    const body = onCreate.mock.calls[0]?.[0];
    expect(body?.execution_capacity).toBe(2);
    expect(body?.defaulted_fields).not.toContain('execution_capacity');
  });

  it('cannot be closed with an invalid figure', async () => {
    const { user } = show({ initialDraft: { step: 6, values: { ...filledValues(), foundation_year: null } } });
    await user.click(button('Change Foundation year'));
    await user.clear(screen.getByRole('textbox', { name: /Foundation year/ }));
    await user.type(screen.getByRole('textbox', { name: /Foundation year/ }), '1899');
    await user.click(button('Done with Foundation year'));
    expect(await screen.findByText('Foundation year must be between 1900 and current year')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Foundation year/ }));
  });
});

describe('returning to the summary', () => {
  it('takes one press after leaving it, from any step', async () => {
    const { user } = show({ initialDraft: summary });
    await user.click(button('Edit General Information'));
    expect(button('Next')).toBeDefined();
    await user.click(button('Next'));
    await user.click(button('Previous'));
    await user.click(button('Back to summary'));
    expect(button('Create Startup')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Back to summary' })).toBeNull();
  });

  it('is available after a reload', async () => {
    const { onDraftChange, user } = show({ initialDraft: summary });
    await user.click(button('Edit General Information'));
    const draft = onDraftChange.mock.lastCall?.[0];
    cleanup();
    show({ initialDraft: draft });
    expect(button('Back to summary')).toBeDefined();
  });

  it('is triggered by Enter', async () => {
    const { user } = show({ initialDraft: summary });
    await user.click(button('Edit General Information'));
    await user.type(screen.getByLabelText(/Startup Name/), ' II{Enter}');
    expect(button('Create Startup')).toBeDefined();
  });

  it('is disabled while the step has issues, and not offered before the summary was reached', async () => {
    const { user } = show({ initialDraft: summary });
    await user.click(button('Edit General Information'));
    await user.clear(screen.getByLabelText(/Startup Name/));
    await waitFor(() => expect(button('Back to summary')).toHaveProperty('disabled', true));
    cleanup();
    show({ initialDraft: { step: 3, values: requiredValues() } });
    expect(screen.queryByRole('button', { name: 'Back to summary' })).toBeNull();
  });
});

describe('creating', () => {
  it('shows the id and a link, resets after two seconds and keeps the notice until it is dismissed', async () => {
    const { onCreate, onDraftChange, user } = show({ initialDraft: summary });
    await user.click(button('Create Startup'));
    expect(await screen.findByText('Startup created successfully!')).toBeDefined();
    expect(screen.getByText('Your startup has been registered successfully with ID: 61')).toBeDefined();
    expect(button('Create Startup')).toHaveProperty('disabled', true);
    expect(onDraftChange).toHaveBeenLastCalledWith(null);
    expect(document.activeElement).toBe(screen.getByRole('form'));
    act(() => {
      vi.advanceTimersByTime(resetDelay);
    });
    expect(screen.getByLabelText(/Startup Name/)).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByRole('form'));
    expect(screen.getByRole('link', { name: /Vereda Mobility/ }).getAttribute('href')).toBe('#/startups/61');
    await user.click(button('Dismiss'));
    expect(screen.queryByText('Startup created successfully!')).toBeNull();
    expect(onCreate).toHaveBeenCalledTimes(1);
  });

  it('is sent once, regardless of further presses', async () => {
    const onCreate = vi.fn<StartupWizardProps['onCreate']>(() => new Promise(() => undefined));
    const { user } = show({ onCreate, initialDraft: summary });
    await user.click(button('Create Startup'));
    await user.click(button(/Creating/));
    fireEvent.submit(screen.getByRole('form'));
    expect(onCreate).toHaveBeenCalledTimes(1);
  });

  it('is disabled while the form has issues, and links to them', async () => {
    const { user } = show({ initialDraft: { step: 6, values: { ...filledValues(), burn_rate: null } } });
    expect(button('Create Startup')).toHaveProperty('disabled', true);
    await user.click(button('1 field to complete'));
    expect(document.activeElement).toBe(screen.getByLabelText(/Burn Rate/));
    expect(await screen.findByText('Burn Rate is required')).toBeDefined();
  });

  it('shows the server’s message, keeps the input and focuses the rejected field', async () => {
    const refusal = Object.assign(new Error('NIF is already registered'), {
      issues: [{ path: 'nif', message: 'NIF is already registered' }],
    });
    const { user } = show({ onCreate: () => Promise.reject(refusal), initialDraft: summary });
    await user.click(button('Create Startup'));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Error');
    expect(notice.textContent).toContain('NIF is already registered');
    const nif = screen.getByLabelText('NIF');
    expect(document.activeElement).toBe(nif);
    expect(nif.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(/Startup Name/)).toHaveProperty('value', 'Vereda Mobility');
    await user.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a general error when the server sends no message', async () => {
    const { user } = show({ onCreate: () => Promise.reject(new Error('')), initialDraft: summary }, 'es');
    await user.click(button('Crear startup'));
    expect((await screen.findByRole('alert')).textContent).toContain('Error al crear la startup');
  });
});

describe('the request key', () => {
  it('is the same for every retry, also after a reload, and is stored before the first request', async () => {
    const onDraftChange = vi.fn<(draft: WizardDraft | null) => void>();
    const keysWhenSent: unknown[] = [];
    const onCreate = vi.fn<StartupWizardProps['onCreate']>(() => {
      keysWhenSent.push(onDraftChange.mock.lastCall?.[0]?.requestKey);
      return Promise.reject(new Error('No answer'));
    });
    const { user, unmount } = show({ onCreate, onDraftChange, initialDraft: summary });
    await user.click(button('Create Startup'));
    await screen.findByRole('alert');
    await user.click(button('Create Startup'));
    await screen.findByRole('alert');
    const draft = onDraftChange.mock.lastCall?.[0];
    unmount();
    const again = show({ initialDraft: draft });
    await again.user.click(button('Create Startup'));
    await screen.findByText('Startup created successfully!');
    const keys = [...keysOf(onCreate), ...keysOf(again.onCreate)];
    expect(keys).toHaveLength(3);
    expect(new Set([...keys, ...keysWhenSent]).size).toBe(1);
  });

  it('changes once the startup is created', async () => {
    const { user, onCreate, onDraftChange } = show({ initialDraft: summary });
    await user.click(button('Create Startup'));
    await screen.findByText('Startup created successfully!');
    act(() => {
      vi.advanceTimersByTime(resetDelay);
    });
    await user.type(screen.getByLabelText(/Startup Name/), 'V');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(onDraftChange.mock.lastCall?.[0]?.requestKey).toBeDefined();
    expect(onDraftChange.mock.lastCall?.[0]?.requestKey).not.toBe(keysOf(onCreate)[0]);
  });

  it('changes when the form is reset', async () => {
    const requestKey = 'b1c7c9a0-6f43-4a80-9c35-2d2b7c0d6a51';
    const { user, onDraftChange } = show({ initialDraft: { step: 0, values: requiredValues(), requestKey } });
    await user.click(button('Start over'));
    await user.type(screen.getByLabelText(/Startup Name/), 'V');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(onDraftChange.mock.lastCall?.[0]?.requestKey).not.toBe(requestKey);
  });

  it('changes when the old one belongs to a startup with other data', async () => {
    const onCreate = vi
      .fn<StartupWizardProps['onCreate']>(() => Promise.resolve({ id: 62 }))
      .mockImplementationOnce(() => Promise.reject(Object.assign(new Error('Other data'), { isKeySpent: true })));
    const { user } = show({ onCreate, initialDraft: summary });
    await user.click(button('Create Startup'));
    expect((await screen.findByRole('alert')).textContent).toContain('Other data');
    await user.click(button('Create Startup'));
    await screen.findByText('Startup created successfully!');
    expect(new Set(keysOf(onCreate)).size).toBe(2);
  });
});

describe('draft', () => {
  it('is saved after typing stops, and when the step changes', async () => {
    const { onDraftChange, user } = show({ initialDraft: { step: 0, values: requiredValues() } });
    await user.type(screen.getByLabelText('NIF'), 'B1');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(onDraftChange.mock.lastCall?.[0]).toMatchObject({ step: 0, values: { nif: 'B1', name: 'Vereda Mobility' } });
    await user.click(button('Next'));
    expect(onDraftChange.mock.lastCall?.[0]?.step).toBe(1);
  });

  it('is saved immediately when the page is left', async () => {
    const { onDraftChange, user } = show({ initialDraft: { step: 0, values: requiredValues() } });
    await user.type(screen.getByLabelText(/NIF/), 'B2');
    onDraftChange.mockClear();
    fireEvent(window, new Event('pagehide'));
    expect(onDraftChange.mock.lastCall?.[0]).toMatchObject({ values: { nif: 'B2' } });
  });

  it('is saved when the form unmounts while typing', async () => {
    const { onDraftChange, unmount, user } = show({ initialDraft: { step: 0, values: requiredValues() } });
    await user.type(screen.getByLabelText('NIF'), 'B');
    onDraftChange.mockClear();
    fireEvent.change(screen.getByLabelText('NIF'), { target: { value: 'B2' } });
    unmount();
    expect(onDraftChange.mock.lastCall?.[0]).toMatchObject({ values: { nif: 'B2' } });
  });

  it('is restored with a button to start over', async () => {
    const { onDraftChange, user } = show({ initialDraft: { step: 3, values: requiredValues() } });
    expect(screen.getByRole('heading', { name: 'Market' })).toBeDefined();
    await user.click(button('Start over'));
    expect(screen.getByLabelText(/Startup Name/)).toHaveProperty('value', '');
    expect(onDraftChange).toHaveBeenLastCalledWith(null);
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  });

  it('is restored with its step and its key when starting over is undone', async () => {
    const requestKey = 'b1c7c9a0-6f43-4a80-9c35-2d2b7c0d6a51';
    const { onDraftChange, user } = show({ initialDraft: { step: 3, values: requiredValues(), requestKey } });
    await user.click(button('Start over'));
    expect(screen.getByText('The draft is discarded.')).toBeDefined();
    await user.click(button('Undo'));
    expect(screen.getByRole('heading', { name: 'Market' })).toBeDefined();
    const kept = onDraftChange.mock.lastCall?.[0];
    expect(kept).toMatchObject({ step: 3, requestKey, values: { name: 'Vereda Mobility' } });
    await user.click(button(/General Information/));
    expect(screen.getByLabelText(/Startup Name/)).toHaveProperty('value', 'Vereda Mobility');
  });

  it('is not restored over new input', async () => {
    const { user } = show({ initialDraft: { step: 0, values: requiredValues() } });
    await user.click(button('Start over'));
    await user.type(screen.getByLabelText(/Startup Name/), 'N');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('reports a change or its end in another window, and lets the user choose', async () => {
    const [onTakeOver, onKeep] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { user } = show({ draftElsewhere: { isGone: false, onTakeOver, onKeep } });
    expect(screen.getByText(/^This draft was changed in another window/)).toBeDefined();
    await user.click(button('Use the other version'));
    await user.click(button('Keep this version'));
    expect([onTakeOver, onKeep].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    cleanup();
    show({ draftElsewhere: { isGone: true, onTakeOver, onKeep } });
    expect(screen.getByText(/^This draft was finished or discarded in another window/)).toBeDefined();
    expect(button('Start a new one')).toBeDefined();
  });

  it('shows its save status', () => {
    show({ draftState: { state: 'failed' } });
    expect(screen.getByRole('alert').textContent).toContain('Draft not saved');
  });
});
