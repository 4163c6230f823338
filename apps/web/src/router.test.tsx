import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { type Audience, chooseLanguage } from './shell/language/messages.ts';
import { startApp } from './testing/startApp.ts';
import { person } from './testing/stubServer.ts';

const { failing } = vi.hoisted(() => ({ failing: new Set<Audience>() }));

vi.mock(import('./shell/language/messages.ts'), async (original) => {
  const messages = await original();
  return {
    ...messages,
    activateLanguage: async (language, audience) => {
      if (audience && failing.has(audience))
        throw new TypeError('Failed to fetch dynamically imported module: /assets/en.js');
      return messages.activateLanguage(language, audience);
    },
  };
});

it('shows an error instead of a screen whose texts cannot be loaded, and the screen once they can', async () => {
  failing.add('app');
  const app = await startApp('/about', person(2), {});
  await app.go('/profile');
  expect(await screen.findByText('This page could not be loaded')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();

  await act(() => chooseLanguage('es'));
  const main = within(screen.getByRole('main'));
  expect(main.getByText('No se ha podido cargar esta página')).toBeDefined();
  expect(main.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  await act(() => chooseLanguage('en'));

  failing.clear();
  await app.go('/about');
  await app.go('/profile');
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeDefined();
  expect(screen.queryByText('This page could not be loaded')).toBeNull();
});
