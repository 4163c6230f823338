// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';

import { messages as ofApp } from './app/en.ts';
import { activateLanguage, chooseLanguage, onLanguageChoice } from './messages.ts';
import { messages as ofVisitors } from './visitors/en.ts';

vi.setConfig({ testTimeout: 60_000 });

it('activates the language that was requested last', async () => {
  await Promise.all([activateLanguage('en', 'visitors'), activateLanguage('es', 'visitors')]);
  expect([i18n.locale, document.documentElement.lang]).toEqual(['es', 'es']);
});

it('stores the chosen language for the app and the server, and notifies listeners', async () => {
  await activateLanguage('es', 'app');
  const spanish = i18n.messages;
  const heard = vi.fn<() => void>();
  const stop = onLanguageChoice(heard);
  await chooseLanguage('en');
  stop();
  await chooseLanguage('en');
  expect(heard).toHaveBeenCalledOnce();
  expect(Object.keys(i18n.messages).toSorted()).toEqual(Object.keys(spanish).toSorted());
  expect(i18n.messages).not.toEqual(spanish);
  expect(localStorage.getItem('aval.language')).toBe('en');
  expect(document.cookie).toContain('aval.language=en');
});

it('keeps the texts of one audience when those of another are loaded, also after a change of language', async () => {
  await activateLanguage('en', 'visitors');
  await activateLanguage('en', 'app');
  const english = Object.keys({ ...ofVisitors, ...ofApp }).toSorted();
  expect(Object.keys(i18n.messages).toSorted()).toEqual(english);
  await chooseLanguage('es');
  expect(Object.keys(i18n.messages).toSorted()).toEqual(english);
});

it('keeps the current language when the texts of another cannot be loaded', async () => {
  vi.resetModules();
  vi.doMock('./app/es.ts', () => {
    throw new Error('The chunk could not be loaded.');
  });
  const messages = await import('./messages.ts');
  const { i18n: shown } = await import('@lingui/core');
  await messages.activateLanguage('en', 'app');
  const heard = vi.fn<() => void>();
  messages.onLanguageChoice(heard);
  await messages.chooseLanguage('es');
  expect([shown.locale, heard.mock.calls.length]).toEqual(['en', 0]);
  vi.doUnmock('./app/es.ts');
});
