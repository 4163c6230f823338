import { describe, expect, test } from 'vitest';

import { accountFieldIssue } from './accountFieldIssue.ts';
import { factIssue } from './facts/factIssue.ts';
import { memberFacts } from './facts/teamFacts.ts';
import { isBlank } from './isBlank.ts';
import { parseInput } from './parseInput.ts';
import { contactSchema } from './schemas/contact.ts';
import { updateUserSchema } from './schemas/sentAccount.ts';
import { savePortfolioSchema } from './schemas/sentPortfolio.ts';
import { updateStartupSchema } from './schemas/sentStartup.ts';
import { startupFieldIssue } from './startupFieldIssue.ts';

const unseen = [
  '',
  ' \t\n',
  '\u00A0\u3000',
  '\u200B',
  '\u200C \u200D',
  '\u2060\uFEFF',
  '\u00AD',
  '\u034F',
  '\u3164\uFFA0\u115F',
  '\uFE0F',
  '\u{E0041}',
  '\u0001',
  '\u2800',
  '\uFFF9',
];
const seen = ['a', 'Ñ', '漢', '👩‍🚀', 'می‌خواهم', '\u200Bx', '❤️', '-', '0', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'];

test.each(unseen)('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(seen)('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});

const messagesOf = (parsed: ReturnType<typeof parseInput>) =>
  parsed.ok ? [] : parsed.issues.map(({ message }) => message);

describe('a blank name is missing', () => {
  const name = '\u200B\u2060';

  test('of a startup, in the form and on the server', () => {
    expect(startupFieldIssue('name', name, { currentYear: 2026, locale: 'en' })).toBe('Startup Name is required');
    expect(messagesOf(parseInput(updateStartupSchema, { name }, 'en'))).toEqual(['Startup Name is required']);
  });

  test('of a portfolio and of a contact message', () => {
    expect(messagesOf(parseInput(savePortfolioSchema, { name }, 'en'))).toEqual(['Name is required']);
    const letter = { name, email: 'ana@example.com', message: name };
    expect(messagesOf(parseInput(contactSchema, letter, 'es'))).toEqual([
      'Nombre: este dato es obligatorio',
      'Mensaje: este dato es obligatorio',
    ]);
  });

  test('of a user, in all forms', () => {
    expect(accountFieldIssue('first_name', name, 'es')).toBe('El nombre es requerido');
    expect(accountFieldIssue('last_name', name, 'es')).toBe('Los apellidos son requeridos');
    const parsed = parseInput(
      updateUserSchema,
      { first_name: name, last_name: 'Ruiz', email: 'ana@example.com' },
      'en',
    );
    expect(messagesOf(parsed)).toContain('The fields name, last name and email are required');
    expect(factIssue({ ...memberFacts.name, required: true }, name, 'en')).toBe('Name is required');
  });
});

test('a blank optional text is stored as null', () => {
  expect(parseInput(updateStartupSchema, { nif: '\u200B', website_url: '\uFEFF' }, 'en')).toMatchObject({
    value: { nif: null, website_url: null },
  });
  expect(parseInput(savePortfolioSchema, { name: '👩‍🚀', description: '\u200D' }, 'en')).toEqual({
    ok: true,
    value: { name: '👩‍🚀', description: null },
  });
});
