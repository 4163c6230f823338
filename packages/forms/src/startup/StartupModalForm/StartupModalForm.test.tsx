import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../../testing/jsdom.ts';
import { FormsStory } from '../../testing/FormsStory.tsx';
import { modalProps } from '../../testing/modalProps.ts';
import { storedStartup } from '../../testing/storedStartup.ts';
import { StartupModalForm, type StartupModalFormProps } from './StartupModalForm.tsx';

afterEach(cleanup);

type Submit = StartupModalFormProps['onSubmit'];

async function show(props: Partial<StartupModalFormProps> = {}, locale: 'en' | 'es' = 'en') {
  const onSubmit = vi.fn<Submit>(props.onSubmit ?? (() => Promise.resolve()));
  const onCancel = vi.fn<() => void>();
  render(
    <FormsStory locale={locale}>
      <StartupModalForm {...modalProps} {...props} onSubmit={onSubmit} onCancel={onCancel} />
    </FormsStory>,
  );
  await waitFor(() => expect(screen.getByLabelText(/Industry|Sector/)).toHaveProperty('disabled', false));
  return { onSubmit, onCancel, user: userEvent.setup() };
}

const save = () => screen.getByRole('button', { name: 'Save Changes' });
const box = (name: RegExp) => screen.getByRole('textbox', { name });

describe('StartupModalForm', () => {
  it('contains exactly the fields that an owner may edit', async () => {
    await show();
    const names = ['textbox', 'combobox', 'switch'].flatMap((role) =>
      screen.getAllByRole(role).map((control) => control.getAttribute('name') ?? control.id),
    );
    expect(names).toEqual([
      'name',
      'location',
      'description',
      'foundation_year',
      'website_url',
      'linkedin_url',
      'twitter_url',
      'youtube_url',
      'industry_id',
      'stage_id',
      'business_model_id',
      'startup-is_private',
    ]);
  });

  it('sends only changes, and ignores whitespace', async () => {
    const { onSubmit, user } = await show();
    expect(save()).toHaveProperty('disabled', true);
    await user.type(box(/Startup Name/), ' ');
    expect(screen.getByText('No changes')).toBeDefined();
    await user.type(box(/Location/), ', Aragón');
    await user.selectOptions(screen.getByRole('combobox', { name: /Stage/ }), 'Growth');
    await user.clear(box(/Website URL/));
    await user.click(screen.getByRole('switch'));
    expect(screen.getByText('4 changes')).toBeDefined();
    await user.click(save());
    expect(onSubmit.mock.calls).toEqual([
      [{ location: 'Teruel, Spain, Aragón', stage_id: 4, website_url: null, is_private: 0 }, { isOverwriting: false }],
    ]);
  });

  it('disables saving while there are issues, and links to them', async () => {
    const { onSubmit, user } = await show();
    await user.clear(box(/Startup Name/));
    await user.clear(box(/Foundation year/));
    await user.type(box(/Foundation year/), '2099');
    await user.clear(box(/Website URL/));
    await user.type(box(/Website URL/), 'https://kelpa{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(save()).toHaveProperty('disabled', true);
    expect(await screen.findByText('Startup Name is required')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '1 field to complete, 2 to correct' }));
    expect(document.activeElement).toBe(box(/Startup Name/));
    await user.tab();
    expect(screen.getByText('Foundation year must be between 1900 and current year')).toBeDefined();
    expect(screen.getByText('Website URL must include a valid domain (e.g., example.com)')).toBeDefined();
  });

  it('does not state an untouched default, but does state a chosen one', async () => {
    const startup = { ...storedStartup, foundation_year: 1900, defaulted_fields: ['foundation_year'] };
    const { onSubmit, user } = await show({ startup });
    expect(box(/Foundation year/)).toHaveProperty('value', '1900');
    expect(screen.getByText('No changes')).toBeDefined();
    await user.clear(box(/Foundation year/));
    await user.type(box(/Foundation year/), '1900');
    await user.click(save());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ foundation_year: 1900 });
  });

  it('asks for confirmation before changes are lost, by Escape and by Cancel', async () => {
    const { onCancel, user } = await show();
    await user.type(box(/Startup Name/), '!');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog').textContent).toContain('1 change is lost.');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(onCancel).not.toHaveBeenCalled();
    expect(box(/Startup Name/)).toHaveProperty('value', 'Vereda Mobility!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('closes immediately when nothing was changed', async () => {
    const { onCancel, user } = await show();
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('shows the server’s errors at their fields, and keeps the input', async () => {
    const refusal = Object.assign(new Error('There is one of this name'), {
      issues: [{ path: 'name', message: 'There is one of this name' }],
    });
    const { user } = await show({ onSubmit: () => Promise.reject(refusal) });
    await user.type(box(/Startup Name/), ' 2');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('There is one of this name');
    expect(document.activeElement).toBe(box(/Startup Name/));
    expect(box(/Startup Name/).getAttribute('aria-invalid')).toBe('true');
    expect(box(/Startup Name/)).toHaveProperty('value', 'Vereda Mobility 2');
  });

  it('reports another user’s save, and overwrites only after confirmation', async () => {
    const onSubmit = vi
      .fn<Submit>(() => Promise.resolve())
      .mockRejectedValueOnce(Object.assign(new Error('Changed meanwhile'), { code: 'STALE' }));
    const shown = await show({ onSubmit });
    await shown.user.type(box(/Startup Name/), ' 2');
    await shown.user.click(save());
    await shown.user.click(await screen.findByRole('button', { name: 'Save my changes anyway' }));
    expect(shown.onSubmit.mock.lastCall).toEqual([{ name: 'Vereda Mobility 2' }, { isOverwriting: true }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is translated to Spanish, including messages', async () => {
    const { user } = await show({}, 'es');
    await user.clear(box(/Ubicación/));
    await user.tab();
    expect(await screen.findByText('Ubicación: este dato es obligatorio')).toBeDefined();
    expect(screen.getByText('1 cambio')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toHaveProperty('disabled', true);
  });

  it('re-renders the counts but not the fields while a name is typed', async () => {
    const commits = vi.fn<() => void>();
    render(
      <FormsStory>
        <Profiler id="modal" onRender={commits}>
          <StartupModalForm {...modalProps} />
        </Profiler>
      </FormsStory>,
    );
    const stage = screen.getByRole('combobox', { name: /Stage/ });
    await waitFor(() => expect(stage).toHaveProperty('disabled', false));
    const user = userEvent.setup();
    commits.mockClear();
    await user.type(box(/Startup Name/), 'abcde');
    expect(commits.mock.calls.length).toBeLessThanOrEqual(12);
  });
});
