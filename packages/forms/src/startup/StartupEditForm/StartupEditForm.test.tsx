import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../../testing/jsdom.ts';
import { editProps, importedStartup, savedStartup } from '../../testing/editProps.ts';
import { FormsStory } from '../../testing/FormsStory.tsx';
import { storedStartup } from '../../testing/storedStartup.ts';
import { StartupEditForm, type StartupEditFormProps } from './StartupEditForm.tsx';

// Tests type into a whole form, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

type Save = StartupEditFormProps['onSave'];

const rejectStale: Save = () => Promise.reject(Object.assign(new Error('Stale'), { code: 'STALE' }));
const loadTheirs = () => Promise.resolve(savedStartup({ location: 'Huesca', name: 'Theirs' }));

function show(props: Partial<StartupEditFormProps> = {}, locale: 'en' | 'es' = 'en') {
  const onSave = vi.fn<Save>(props.onSave ?? editProps.onSave);
  const onDirtyChange = vi.fn<(isDirty: boolean) => void>();
  render(
    <FormsStory locale={locale}>
      <StartupEditForm {...editProps} {...props} onSave={onSave} onDirtyChange={onDirtyChange} />
    </FormsStory>,
  );
  return { onSave, onDirtyChange, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const section = (name: RegExp) => within(screen.getByRole('navigation')).getByRole('button', { name });

describe('sections', () => {
  it('are six, and show changes and issues', async () => {
    const { user } = show();
    expect(within(screen.getByRole('navigation')).getAllByRole('button')).toHaveLength(6);
    await user.type(box(/Location/), ', Aragón');
    expect(section(/General Information.*1 change/)).toBeDefined();
    await user.clear(box(/Startup Name/));
    expect(section(/General Information.*1 to correct/)).toBeDefined();
    expect(button('Save Changes')).toHaveProperty('disabled', true);
    await user.click(section(/Market/));
    expect(screen.getByRole('heading', { name: 'Market' })).toBeDefined();
    await user.click(button('Startup Name is required'));
    expect(document.activeElement).toBe(box(/Startup Name/));
  });

  it('open at the requested field', () => {
    show({ firstField: 'profit_margin' });
    expect(screen.getByRole('heading', { name: 'Financials' })).toBeDefined();
    expect(document.activeElement).toBe(box(/Profit Margin/));
  });

  it('scroll to the open one in a narrow bar', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      const isItem = this.querySelector('[aria-current]') !== null && this.matches('li');
      return new DOMRect(isItem ? 400 : 0, 0, isItem ? 100 : 300, 40);
    });
    show({ firstField: 'profit_margin' });
    vi.restoreAllMocks();
    expect(screen.getByRole('navigation').firstElementChild?.scrollLeft).toBe(300);
  });

  it('open at the first for an unknown field', () => {
    show({ firstField: 'nothing' });
    expect(screen.getByRole('heading', { name: 'General Information' })).toBeDefined();
  });

  it('request their lists when they appear', async () => {
    const loadLookup = vi.fn<StartupEditFormProps['loadLookup']>(editProps.loadLookup);
    const { user } = show({ loadLookup });
    expect(loadLookup).not.toHaveBeenCalled();
    await user.click(section(/Classification/));
    expect(loadLookup.mock.calls).toEqual([['industries'], ['stages'], ['businessModels']]);
    await user.click(section(/Financials/));
    expect(loadLookup.mock.calls.slice(3)).toEqual([['financingTypes']]);
  });
});

describe('saving', () => {
  it('sends the changes of all sections in one request, and starts again from the response', async () => {
    const { onSave, onDirtyChange, user } = show();
    await user.type(box(/Location/), ', Aragón');
    await user.click(section(/^Team/));
    await user.click(button(/Keep default 5 Team Completeness/));
    expect(screen.getByText('2 unsaved changes')).toBeDefined();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await user.click(button('Save Changes'));
    expect(onSave.mock.calls).toEqual([
      [{ location: 'Teruel, Spain, Aragón', team_completeness: 5 }, { isOverwriting: false }],
    ]);
    const state = await screen.findByText('All changes saved');
    expect(document.activeElement).toBe(state);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    fireEvent.keyDown(document, { key: 's', ctrlKey: true });
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('is not triggered by a shortcut while a dialog is open', async () => {
    const { onSave, user } = show();
    await user.type(box(/Location/), '!');
    await user.click(button('Discard'));
    expect(screen.getByRole('alertdialog')).toBeDefined();
    expect(fireEvent.keyDown(document, { key: 's', ctrlKey: true })).toBe(false);
    expect(onSave).not.toHaveBeenCalled();
    await user.click(button('Keep editing'));
    await user.keyboard('{Control>}s{/Control}');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('keeps input that is typed while the request is pending', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<typeof storedStartup>();
    const { user } = show({ onSave: () => promise });
    await user.type(box(/Location/), '!');
    await user.keyboard('{Control>}s{/Control}');
    await user.type(box(/Startup Name/), ' 2');
    answer(savedStartup({ location: 'Teruel, Spain!' }));
    await waitFor(() => expect(screen.getByText('1 unsaved change')).toBeDefined());
    expect(box(/Startup Name/)).toHaveProperty('value', 'Vereda Mobility 2');
    expect(box(/Location/)).toHaveProperty('value', 'Teruel, Spain!');
  });

  it('asks what to do when another user saved first, and overwrites only after confirmation', async () => {
    const onSave = vi
      .fn<Save>(editProps.onSave)
      .mockRejectedValueOnce(Object.assign(new Error('Stale'), { code: 'STALE' }));
    const { user, onSave: saved } = show({ onSave });
    await user.type(box(/Location/), '!');
    await user.click(button('Save Changes'));
    await user.click(await screen.findByRole('button', { name: 'Save mine without reviewing' }));
    expect(saved.mock.lastCall).toEqual([{ location: 'Teruel, Spain!' }, { isOverwriting: true }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes over another user’s changes and keeps the input', async () => {
    const { user } = show({ onSave: rejectStale, onReload: loadTheirs });
    await user.type(box(/Startup Name/), ' 2');
    await user.click(button('Save Changes'));
    await user.click(await screen.findByRole('button', { name: 'Load their changes and keep mine' }));
    await waitFor(() => expect(box(/Location/)).toHaveProperty('value', 'Huesca'));
    expect(box(/Startup Name/)).toHaveProperty('value', 'Vereda Mobility 2');
    expect(screen.getByText('1 unsaved change')).toBeDefined();
  });

  it('focuses the field in the server’s error, in its section', async () => {
    const refusal = Object.assign(new Error('No'), {
      issues: [{ path: 'financials.revenue_history.1.revenue', message: 'Too good to be true' }],
    });
    const { user } = show({ onSave: () => Promise.reject(refusal) });
    await user.type(box(/Location/), '!');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(document.activeElement).toBe(box('Revenue, Row 2')));
    expect(screen.getByText('Too good to be true')).toBeDefined();
  });

  it('can be discarded after confirmation, which restores the stored values', async () => {
    const { onSave, user } = show();
    await user.type(box(/Location/), '!');
    await user.click(button('Discard'));
    await user.click(button('Discard changes'));
    expect(box(/Location/)).toHaveProperty('value', 'Teruel, Spain');
    expect(document.activeElement).toBe(screen.getByText('No changes'));
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('an imported startup', () => {
  it('lists missing fields, and states a default only when it is confirmed or chosen', async () => {
    const { onSave, user } = show({ startup: importedStartup });
    await user.click(section(/Market/));
    expect(screen.getByText(/Still missing: Total Market Size, Target Segment Size/)).toBeDefined();
    await user.click(section(/Classification/));
    await user.click(await screen.findByRole('button', { name: 'Confirm Technology as Industry' }));
    await user.click(button('Save Changes'));
    expect(onSave.mock.lastCall?.[0]).toEqual({ industry_id: 1 });
  });
});

describe('structured facts', () => {
  it('can add, name, connect, remove and restore members', async () => {
    const { onSave, user } = show();
    await user.click(section(/^Team/));
    await user.click(button('Add member'));
    expect(document.activeElement).toBe(box('Name, Member 4'));
    await user.keyboard('Dario Rey');
    await user.click(button('Add tie'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Member, Tie 3' }), 'Dario Rey');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Works with, Tie 3' }), 'Ana Gil');
    await user.click(button('Remove Member 1'));
    expect(screen.getAllByRole('combobox', { name: /^Member, Tie/ })).toHaveLength(1);
    expect(document.activeElement).toBe(button('Undo'));
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('combobox', { name: /^Member, Tie/ })).toHaveLength(3);
    await user.click(button('Save Changes'));
    expect(onSave.mock.lastCall?.[0].team).toMatchObject({
      members: [{ name: 'Ana Gil' }, { name: 'Bru Sanz' }, { name: 'Carla Pons' }, { id: 4, name: 'Dario Rey' }],
      relationships: [
        { a: 1, b: 2 },
        { a: 2, b: 3 },
        { a: 4, b: 1, strength: 5 },
      ],
    });
  });

  it('restore removed rows after visiting another section, next to those added since', async () => {
    const { onSave, user } = show();
    await user.click(section(/^Team/));
    await user.click(button('Remove Member 3'));
    await user.click(button('Add member'));
    await user.keyboard('Dario Rey');
    await user.click(section(/^Market/));
    await user.click(section(/^Team/));
    await user.click(button('Undo'));
    expect(box('Name, Member 3')).toHaveProperty('value', 'Carla Pons');
    await user.click(button('Save Changes'));
    expect(onSave.mock.lastCall?.[0].team).toMatchObject({
      members: [{ id: 1 }, { id: 2 }, { id: 3, name: 'Carla Pons' }, { id: 4, name: 'Dario Rey' }],
      relationships: storedStartup.team?.relationships,
    });
  });

  it('cannot restore what was discarded with all changes', async () => {
    const { user } = show();
    await user.click(section(/^Team/));
    await user.click(button('Remove Member 3'));
    await user.click(button('Discard'));
    await user.click(button('Discard changes'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(box('Name, Member 3')).toHaveProperty('value', 'Carla Pons');
  });

  it('accept a market share in per cent and store it as a ratio', async () => {
    const { onSave, user } = show();
    await user.click(section(/^Innovation/));
    const share = box('Market share, Competitor 1');
    expect(share).toHaveProperty('value', '30');
    await user.clear(share);
    await user.type(share, '250');
    await user.tab();
    expect(screen.getAllByText(/Market share must be between 0\s% and 100\s%/)).not.toHaveLength(0);
    await user.clear(share);
    await user.type(share, '29,5');
    await user.tab();
    expect(share).toHaveProperty('value', '29,5');
    await user.click(button('Save Changes'));
    expect(onSave.mock.lastCall?.[0].value_proposition).toMatchObject({
      competitors: [{ name: 'Ruralbus', market_share: 0.295, strength: 6 }],
    });
  });

  it('move with their buttons and keep the focus on the moved row', async () => {
    const { user } = show();
    await user.click(section(/^Team/));
    await user.click(button('Move Member 3 up'));
    expect(box('Name, Member 2')).toHaveProperty('value', 'Carla Pons');
    expect(document.activeElement).toBe(button('Move Member 2 up'));
    await user.keyboard('{Enter}');
    expect(box('Name, Member 1')).toHaveProperty('value', 'Carla Pons');
    expect(document.activeElement).toBe(button('Move Member 1 down'));
  });

  it.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['€ 5.000', 5000],
    [' 40 ', 40],
    ['45k', 45_000],
    ['1,2 M€', 1_200_000],
  ])('reads %s as it is meant', async (typed, meant) => {
    const { onSave, user } = show();
    await user.click(section(/Financials/));
    const debt = box(/Total debt/);
    await user.clear(debt);
    await user.click(debt);
    await user.paste(typed);
    await user.tab();
    await user.click(button('Save Changes'));
    expect(onSave.mock.lastCall?.[0].financials).toMatchObject({ total_debt: meant });
  });

  it.each([
    ['about 40k', 'Total debt must be a number'],
    ['🚀', 'Total debt must be a number'],
    ['javascript:alert(1)', 'Total debt must be a number'],
    ['$40,000', 'Total debt must be in euros, not in dollars: convert it first'],
    ['40 %', 'Total debt must be in euros, not in %'],
  ])('rejects %s and keeps the text', async (typed, issue) => {
    const { onSave, user } = show();
    await user.click(section(/Financials/));
    const debt = box(/Total debt/);
    await user.clear(debt);
    await user.click(debt);
    await user.paste(typed);
    await user.tab();
    expect(await screen.findByText(issue)).toBeDefined();
    await user.click(section(/Market/));
    await user.click(section(/Financials/));
    expect(box(/Total debt/)).toHaveProperty('value', typed);
    fireEvent.keyDown(document, { key: 's', ctrlKey: true });
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each(['9'.repeat(20), '1.234', '31/02/2024', '🗓️'])('rejects the year %s and keeps the text', async (typed) => {
    const { user } = show();
    await user.click(section(/Financials/));
    const year = box('Year, Row 1');
    await user.clear(year);
    await user.click(year);
    await user.paste(typed);
    await user.tab();
    expect(await screen.findByText('Year must be a number')).toBeDefined();
    expect(year).toHaveProperty('value', typed);
  });

  it('can be edited as JSON, which is validated by path, and loaded back into the form', async () => {
    const { onSave, user } = show();
    await user.click(section(/Financials/));
    await user.click(screen.getByRole('radio', { name: 'JSON' }));
    const text = box('Financial history as JSON');
    await user.clear(text);
    await user.click(text);
    await user.paste('{"total_debt": "a lot"}');
    expect(screen.getByText('total_debt').tagName).toBe('CODE');
    expect(screen.getByRole('radio', { name: 'Form' })).toHaveProperty('disabled', true);
    expect(button('Save Changes')).toHaveProperty('disabled', true);
    await user.clear(text);
    await user.click(text);
    await user.paste('{"total_debt": 7}');
    await user.click(screen.getByRole('radio', { name: 'Form' }));
    expect(box(/Total debt/)).toHaveProperty('value', '7');
    expect(screen.queryByRole('textbox', { name: 'Year, Row 1' })).toBeNull();
    await user.click(button('Save Changes'));
    expect(onSave.mock.lastCall?.[0]).toEqual({ financials: { total_debt: 7 } });
  });
});

describe('language and performance', () => {
  it('is translated to Spanish, including the messages of the facts', async () => {
    const { user } = show({}, 'es');
    await user.click(section(/^Equipo/));
    await user.click(button('Añadir miembro'));
    await user.tab();
    expect(await screen.findByText('Nombre: este dato es obligatorio')).toBeDefined();
    expect(button('Miembros del equipo y vínculos: Nombre: este dato es obligatorio')).toBeDefined();
  });

  it('re-renders only the cell while a member’s name is typed', async () => {
    const commits = vi.fn<(id: string) => void>();
    render(
      <FormsStory>
        <Profiler id="form" onRender={commits}>
          <StartupEditForm {...editProps} />
        </Profiler>
      </FormsStory>,
    );
    const user = userEvent.setup();
    await user.click(section(/^Team/));
    const other = box('Role, Member 1');
    const typed = box('Name, Member 2');
    await user.click(typed);
    const mutations: Node[] = [];
    const observer = new MutationObserver((records) => mutations.push(...records.map((record) => record.target)));
    observer.observe(screen.getByRole('form'), {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    });
    commits.mockClear();
    await user.keyboard('xyz');
    observer.disconnect();
    expect(mutations.some((node) => node === other || node.contains(other))).toBe(false);
    expect(commits.mock.calls.length).toBeLessThanOrEqual(12);
  });
});
