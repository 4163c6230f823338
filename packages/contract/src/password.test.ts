import { describe, expect, test } from 'vitest';

import { passwordCriteria, passwordIssues, passwordStrength } from './password.ts';

describe('the password rules', () => {
  test('have a fixed order', () => {
    expect(passwordIssues('', 'en')).toEqual([
      'Password is required',
      'Password must be at least 8 characters long',
      'Password must include at least one uppercase letter',
      'Password must include at least one lowercase letter',
      'Password must include at least one number',
      'Password must include at least one special character (!@#$%^&*)',
    ]);
  });

  test.each([
    ['Aa1!aaa', 'Password must be at least 8 characters long'],
    ['aa1!aaaa', 'Password must include at least one uppercase letter'],
    ['AA1!AAAA', 'Password must include at least one lowercase letter'],
    ['Aaa!aaaa', 'Password must include at least one number'],
    ['Aaa1aaaa', 'Password must include at least one special character (!@#$%^&*)'],
    ['Aaa1aaa-', 'Password must include at least one special character (!@#$%^&*)'],
    [`Aa1!${'a'.repeat(197)}`, 'Password must have at most 200 characters'],
    ['Aa1!aaa\0', 'Password contains characters that cannot be stored'],
  ])('%j breaks one rule', (password, text) => {
    expect(passwordIssues(password, 'en')).toEqual([text]);
  });

  test.each(['Aa1!aaaa', 'Demo!2026', `Aa1!${'a'.repeat(196)}`])('%s is good', (password) => {
    expect(passwordIssues(password, 'es')).toEqual([]);
  });
});

describe('the strength meter', () => {
  test.each([
    ['', 0, 'weak', 33],
    ['aaaa', 1, 'weak', 33],
    ['aaaaaaaa', 2, 'weak', 33],
    ['cantil26', 3, 'medium', 66],
    ['cantil-26', 4, 'strong', 100],
    ['Cantil26', 4, 'strong', 100],
    ['Cantil-26', 5, 'strong', 100],
  ] as const)('%j meets %d criteria: %s', (password, count, level, percent) => {
    expect(passwordStrength(password)).toMatchObject({ count, level, percent });
  });

  test.each(['Aaa1aaa-', 'Aaa1aaa_', 'Aaa1aaa€', 'Aaa1aaa!', 'Aaa1aaaa', 'aaa!1111', 'AAA!1111', 'Aa!'])(
    'marks each criterion of %j as met exactly when its rule is met',
    (password) => {
      const { met } = passwordStrength(password);
      expect(Object.values(met).every(Boolean)).toBe(passwordIssues(password, 'en').length === 0);
      const says = (word: RegExp) => !passwordIssues(password, 'en').some((issue) => word.test(issue));
      expect(met).toEqual({
        length: says(/8 characters/),
        lowercase: says(/lowercase/),
        uppercase: says(/uppercase/),
        number: says(/number/),
        symbol: says(/special/),
      });
    },
  );

  test('reports which criteria are met', () => {
    const met = passwordStrength('cantil26').met;
    expect(met).toEqual({ length: true, lowercase: true, uppercase: false, number: true, symbol: false });
    expect(passwordCriteria.map((criterion) => criterion.id).toSorted()).toEqual(Object.keys(met).toSorted());
  });
});
