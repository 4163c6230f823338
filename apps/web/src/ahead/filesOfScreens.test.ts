import { expect, test } from 'vitest';

import { filesFor, type FilesOfScreens } from './filesOfScreens.ts';

const told: FilesOfScreens = {
  files: ['/login.js', '/entrar.js', '/add.js', '/startup.js', '/chart.js', '/en.js', '/es.js', '/missing.js'],
  screens: [
    { address: '^/login/?$', isSignedIn: false, en: [0], es: [1] },
    { address: '^/startups/add/?$', isSignedIn: true, en: [2], es: [2] },
    { address: '^/startups/[^/]+/?$', isSignedIn: true, en: [3, 4, 5], es: [3, 4, 6] },
    { address: '', isSignedIn: false, en: [7], es: [7] },
  ],
};
const person = { isSignedIn: true, chosen: null, browserLanguage: 'en-GB' } as const;

test('a screen has its own files, with the texts of the language it opens in', () => {
  expect(filesFor(told, '/startups/7', person)).toEqual(['/startup.js', '/chart.js', '/en.js']);
  expect(filesFor(told, '/startups/7', { ...person, chosen: 'es' })).toEqual(['/startup.js', '/chart.js', '/es.js']);
});

test('an address matches as the router has it: the fixed before the pattern, in any case, with a slash or without', () => {
  expect(filesFor(told, '/startups/add', person)).toEqual(['/add.js']);
  expect(filesFor(told, '/Startups/Add/', person)).toEqual(['/add.js']);
  expect(filesFor(told, '/nowhere', person)).toEqual(['/missing.js']);
});

test('who must sign in first has the files of sign-in, which greets in Spanish', () => {
  expect(filesFor(told, '/startups/7', { ...person, isSignedIn: false })).toEqual(['/entrar.js']);
});
