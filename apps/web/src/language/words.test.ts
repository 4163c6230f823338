// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { describe, expect, it, vi } from 'vitest';

import { activateLanguage, chooseLanguage, needWords, onLanguageChoice } from './words.ts';

const lost = vi.hoisted(() => ({ isDetailLost: false }));
vi.mock('virtual:words/en/detail', async (original) => {
  if (lost.isDetailLost) throw new Error('No answer came');
  return original();
});

vi.setConfig({ testTimeout: 60_000 });

const texts = () => Object.keys(i18n.messages).length;

describe('the texts of the screens', () => {
  it('wait for the language of the page', async () => {
    const coming = needWords(['text']);
    const first = await Promise.race([coming, new Promise((resolve) => setTimeout(() => resolve('waiting'), 50))]);
    expect(first).toBe('waiting');
    await activateLanguage('es');
    await coming;
    expect([i18n.locale, document.documentElement.lang]).toEqual(['es', 'es']);
    expect(texts()).toBeGreaterThan(10);
  });

  it('come part by part', async () => {
    const before = texts();
    await needWords(['account']);
    const both = texts();
    expect(both).toBeGreaterThan(before);
    await needWords(['account']);
    expect(texts()).toBe(both);
  });

  it('all change with the language, and who chose it is told of it', async () => {
    const spanish = i18n.messages;
    const heard = vi.fn<() => void>();
    const stop = onLanguageChoice(heard);
    await chooseLanguage('en');
    stop();
    expect(heard).toHaveBeenCalledOnce();
    expect(Object.keys(i18n.messages).toSorted()).toEqual(Object.keys(spanish).toSorted());
    expect(i18n.messages).not.toEqual(spanish);
    expect(localStorage.getItem('aval.language')).toBe('en');
  });

  it('are there without the part that could not be had, which fails for whoever needs it', async () => {
    lost.isDetailLost = true;
    await expect(needWords(['detail'])).rejects.toBeInstanceOf(Error);
    await activateLanguage('en');
    const before = texts();
    await needWords(['work']);
    expect(texts()).toBeGreaterThan(before);
    await expect(needWords(['detail'])).rejects.toBeInstanceOf(Error);
  });
});
