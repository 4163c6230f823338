// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import '../routes/detail/testing/jsdom.ts';
import { InEnglish } from '../testing/InEnglish.tsx';
import { AppearanceChoice } from './AppearanceChoice.tsx';

// On a busy machine the menu takes a while to come.
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const chosen = (name: string) =>
  screen.findByRole('menuitemcheckbox', { name }, { timeout: 30_000 }).then((item) => item.ariaChecked);

function show() {
  render(<AppearanceChoice />, { wrapper: InEnglish });
  return userEvent.setup();
}

describe('the appearance', () => {
  it('follows the system until a theme is chosen, and again when that is', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    expect(await chosen('System')).toBe('true');
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Dark' }));
    expect([document.documentElement.dataset['theme'], localStorage.getItem('aval.theme')]).toEqual(['dark', 'dark']);
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'System' }));
    expect([document.documentElement.dataset['theme'], localStorage.getItem('aval.theme')]).toEqual(['light', null]);
  });

  it('stays a button while its menu cannot be had, and asks for it again with the next press', async () => {
    const fetchMenu = vi.fn<() => Promise<object>>(() => vi.importActual('./AppearanceMenu.tsx'));
    fetchMenu.mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'));
    vi.resetModules();
    vi.doMock('./AppearanceMenu.tsx', fetchMenu);
    onTestFinished(() => vi.doUnmock('./AppearanceMenu.tsx'));
    const user = show();
    const button = screen.getByRole('button', { name: 'Appearance' });
    await user.hover(button);
    await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(1));
    await user.click(button);
    await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('button', { name: 'Appearance' })).toBe(button);
    await user.click(button);
    expect(await chosen('System')).toBe('true');
  });

  it('keeps the density that is chosen', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    expect(await chosen('Comfortable')).toBe('true');
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Compact' }));
    expect(document.documentElement.dataset['density']).toBe('compact');
    expect(localStorage.getItem('aval.density')).toBe('compact');
  });
});
