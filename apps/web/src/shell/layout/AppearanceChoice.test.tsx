import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import '../../testing/jsdom.ts';
import { InEnglish } from '../../testing/InEnglish.tsx';
import { AppearanceChoice } from './AppearanceChoice.tsx';

afterEach(cleanup);

const chosen = (name: string) => screen.findByRole('menuitemcheckbox', { name }).then((item) => item.ariaChecked);

function show() {
  render(<AppearanceChoice />, { wrapper: InEnglish });
  return userEvent.setup();
}

describe('the appearance', () => {
  it('follows the system theme until a theme is chosen, and again when ’System’ is', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    expect(await chosen('System')).toBe('true');
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Dark' }));
    expect([document.documentElement.dataset['theme'], localStorage.getItem('aval.theme')]).toEqual(['dark', 'dark']);
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'System' }));
    expect([document.documentElement.dataset['theme'], localStorage.getItem('aval.theme')]).toEqual(['light', null]);
  });

  it('stores the density', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    expect(await chosen('Comfortable')).toBe('true');
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Compact' }));
    expect(document.documentElement.dataset['density']).toBe('compact');
    expect(localStorage.getItem('aval.density')).toBe('compact');
  });
});
