import { pageSize } from '@aval/contract';
import { StoredDocuments } from '@aval/screens';
import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import '../../../testing/jsdom.ts';
import { paths } from '../../../paths.ts';
import { messages } from '../../../shell/language/app/en.ts';
import { AppProviders } from '../../../testing/AppProviders.tsx';
import { respond, stubServer } from '../../../testing/stubServer.ts';
import { useStoredDocuments } from './useStoredDocuments.ts';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Stored() {
  return <StoredDocuments {...useStoredDocuments()} paths={paths} />;
}

const named = (id: number) => ({
  id,
  name: `deck-${id}.pdf`,
  size: 1000,
  hash: 'a'.repeat(64),
  owner: null,
  startup: null,
  created_at: '2026-11-21T10:00:00.000Z',
});

it('opens the previous page when the last document of a page is deleted', async () => {
  let kept = Array.from({ length: pageSize + 1 }, (_, index) => named(index + 1));
  stubServer({
    'GET /api/documents': ({ query }) => {
      const page = Number(query.get('page'));
      const documents = kept.slice((page - 1) * pageSize, page * pageSize);
      return respond({ documents, page, pages: Math.ceil(kept.length / pageSize) });
    },
    [`DELETE /api/documents/${pageSize + 1}`]: () => {
      kept = kept.slice(0, pageSize);
      return respond({ message: 'Deleted' });
    },
  });
  i18n.loadAndActivate({ locale: 'en', messages });
  render(
    <AppProviders client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Stored />
    </AppProviders>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: `Delete deck-${pageSize + 1}.pdf` }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Delete deck-1.pdf' })).toBeDefined();
  expect(screen.queryByText('No document is stored')).toBeNull();
});
