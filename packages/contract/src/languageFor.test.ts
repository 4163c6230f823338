import { describe, expect, it } from 'vitest';

import { languageFor } from './languageFor.ts';

describe('languageFor', () => {
  it('uses the user’s choice on all pages', () => {
    expect(languageFor('/', 'en', 'es-ES')).toBe('en');
    expect(languageFor('/dashboard', 'es', 'en-GB')).toBe('es');
  });

  it.each([
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/take-back-email',
    '/login/',
    '/Login',
  ])('opens %s in Spanish', (path) => {
    expect(languageFor(path, null, 'en-GB')).toBe('es');
  });

  it('uses the browser language on other pages', () => {
    expect(languageFor('/dashboard', null, 'es-MX')).toBe('es');
    expect(languageFor('/dashboard', null, 'en-GB')).toBe('en');
    expect(languageFor('/dashboard', null, 'est-EE')).toBe('en');
    expect(languageFor('/dashboard', null, 'fr')).toBe('en');
  });
});
