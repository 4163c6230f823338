import { describe, expect, it } from 'vitest';

import { languageFor } from './languageFor.ts';

describe('languageFor', () => {
  it('keeps what the person chose everywhere', () => {
    expect(languageFor('/', 'en', 'es-ES')).toBe('en');
    expect(languageFor('/dashboard', 'es', 'en-GB')).toBe('es');
  });

  it.each(['/', '/login', '/register', '/forgot-password', '/reset-password', '/login/', '/Login'])(
    'greets visitors of %s in Spanish',
    (path) => {
      expect(languageFor(path, null, 'en-GB')).toBe('es');
    },
  );

  it('follows the browser on the other pages', () => {
    expect(languageFor('/dashboard', null, 'es-MX')).toBe('es');
    expect(languageFor('/dashboard', null, 'en-GB')).toBe('en');
    expect(languageFor('/dashboard', null, 'est-EE')).toBe('en');
    expect(languageFor('/dashboard', null, 'fr')).toBe('en');
  });
});
