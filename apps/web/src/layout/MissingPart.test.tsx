// @vitest-environment jsdom
import { WordsProvider, wordsEn } from '@aval/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { messages } from '../locales/en.po';
import { MissingPart } from './MissingPart.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a try that reaches no server says so, shows that it is under way, and can be made again', async () => {
  i18n.loadAndActivate({ locale: 'en', messages });
  const { promise, reject } = Promise.withResolvers<never>();
  const ask = vi.fn<() => Promise<never>>(() => promise);
  vi.stubGlobal('fetch', ask);
  render(
    <I18nProvider i18n={i18n}>
      <WordsProvider value={wordsEn}>
        <MissingPart />
      </WordsProvider>
    </I18nProvider>,
  );
  const retry = screen.getByRole('button');
  const user = userEvent.setup();
  await user.click(retry);
  expect(retry.getAttribute('aria-busy')).toBe('true');
  reject(new TypeError('Failed to fetch'));
  expect(await screen.findByText('No answer came. Check the connection and try again.')).toBeDefined();
  expect(retry.getAttribute('aria-busy')).not.toBe('true');
  await user.click(retry);
  expect(ask).toHaveBeenCalledTimes(2);
});
