// @vitest-environment jsdom
import { pageSize } from '@aval/contract';
import { ToastProvider, WordsProvider, wordsEn } from '@aval/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import '../../detail/testing/jsdom.ts';
import { messages } from '../../../locales/en.po';
import { answered, stubServer } from '../../../testing/serverAnswers.ts';
import { StoredDocuments } from './StoredDocuments.tsx';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const named = (id: number) => ({
  id,
  name: `deck-${id}.pdf`,
  size: 1000,
  hash: 'a'.repeat(64),
  owner: null,
  startup: null,
  created_at: '2026-11-21T10:00:00.000Z',
});

it('goes back to the page before when the last document of a page is deleted', async () => {
  let kept = Array.from({ length: pageSize + 1 }, (_, index) => named(index + 1));
  stubServer({
    'GET /api/documents': ({ query }) => {
      const page = Number(query.get('page'));
      const documents = kept.slice((page - 1) * pageSize, page * pageSize);
      return answered({ documents, page, pages: Math.ceil(kept.length / pageSize) });
    },
    [`DELETE /api/documents/${pageSize + 1}`]: () => {
      kept = kept.slice(0, pageSize);
      return answered({ message: 'Deleted' });
    },
  });
  i18n.loadAndActivate({ locale: 'en', messages });
  render(
    <I18nProvider i18n={i18n}>
      <WordsProvider value={wordsEn}>
        <ToastProvider>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <StoredDocuments />
          </QueryClientProvider>
        </ToastProvider>
      </WordsProvider>
    </I18nProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: `Delete deck-${pageSize + 1}.pdf` }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Delete deck-1.pdf' })).toBeDefined();
  expect(screen.queryByText('No document is stored')).toBeNull();
});
