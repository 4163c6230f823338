import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond, person } from '../../testing/stubServer.ts';

const admin = person(1, { role: 'admin', role_code: 'admin' });
const fields = [
  { name: 'Nombre', value: 'Brisa', confidence: 90, document_id: 4, page: 1, quote: 'Brisa S. L.' },
  { name: 'Equipo', value: '11', confidence: 80, document_id: 4, page: 2, quote: 'somos 11 personas' },
  { name: 'Patentes', value: '3', confidence: 59, document_id: 4, page: 3, quote: 'quizá 3 patentes' },
  { name: 'Permanencia', value: '27 meses', confidence: null, document_id: 4, page: 3, quote: 'Permanencia: 27 meses' },
];
const read = {
  document_id: 4,
  text: 'Brisa S. L.\n\nHoy somos\n11 personas.',
  aiLog: 'Built-in dictionary. 2 facts',
  fields,
  omitted: [],
  same_as: null,
};
const same_as = { created_at: '2026-11-20T10:00:00.000Z', startup: { id: 12, name: 'Brisa' } };
const storedDocument = {
  id: 4,
  name: 'silent.csv',
  size: 1,
  hash: 'a'.repeat(64),
  owner: null,
  startup: null,
  created_at: '2026-11-21T10:00:00.000Z',
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const refusal = (error: string, message: string) => ({ error, message, details: null, requestId: 'x' });
const fileInput = () => document.querySelector('input[type=file]') as HTMLInputElement;
const countOf = (calls: string[]) => calls.filter((call) => call === 'POST /api/documents/process').length;
const openIds = () => new URLSearchParams(location.search).getAll('document');
const line = (name: string) => document.querySelector(`[data-file="${name}"]`)?.textContent ?? '';

describe('Document ingestion', () => {
  let app: StartedApp;
  let responses: (() => Promise<Response>)[] = [];
  let release: (() => void) | undefined;
  const created: unknown[] = [];
  const mapping: unknown[] = [];
  const warning = 'The model did not respond in time. The built-in dictionary read silent.csv instead.';
  let kept: object[] = [];

  beforeAll(async () => {
    app = await startApp('/admin/document-ingestion', admin, {
      'GET /api/documents': () => respond({ documents: kept, page: 1, pages: 1 }),
      'POST /api/documents/process': () => responses.shift()?.() ?? respond({ data: read, message: 'x' }),
      'GET /api/documents/7/fields': () =>
        respond({ name: 'plan.pdf', size: 2048, data: { ...read, document_id: 7, same_as } }),
      'GET /api/documents/4/fields': () => respond({ name: 'silent.csv', size: 1, data: read }),
      'GET /api/documents/8/fields': () => respond(refusal('NOT_FOUND', 'Not found'), 404),
      'POST /api/documents/ai-field-mapping': ({ body }) => {
        mapping.push(body);
        const mappings = [
          { extracted: 'Nombre', name: 'Nombre', dbField: 'name', confidence: 90 },
          { extracted: 'Equipo', name: 'Equipo', dbField: 'team_size', confidence: 90 },
          { extracted: 'Patentes', name: 'Patentes', dbField: 'patent_count', confidence: 90 },
          { extracted: 'Permanencia', name: 'Permanencia', dbField: 'cash_runway_months', confidence: 60 },
        ];
        return respond({ mappings, engine: 'dictionary' });
      },
      'POST /api/startups': ({ body }) => {
        created.push(body);
        return respond(refusal('VALIDATION_FAILED', 'The document named as a source of Name does not exist'), 400);
      },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('asks for a file when there is none', async () => {
    await userEvent.click(await button('Process Documents'));
    expect(await screen.findByText('Please select at least one file to process')).toBeDefined();
    expect(screen.queryByRole('tab', { name: 'Processing Results' })).toBeNull();
  });

  it('rejects an unsupported file immediately, with a message', async () => {
    fireEvent.change(fileInput(), { target: { files: [new File(['x'], 'memo.odt'), new File([], 'empty.pdf')] } });
    expect(
      screen.getByText('Unsupported file type: memo.odt. Please upload a PDF, text, Excel, or PowerPoint file.'),
    ).toBeDefined();
    expect(screen.getByText('empty.pdf is empty. Please check the file or try another one.')).toBeDefined();
    expect(screen.getByText('No file selected')).toBeDefined();
  });

  it('reads the files one by one, continues after the page is left, and reports each result', async () => {
    responses = [
      () => respond(refusal('PROTECTED', 'locked.pdf is protected by a password'), 422),
      () => {
        kept = [storedDocument];
        return respond({
          data: { document_id: 3, text: '', aiLog: '', fields: [], omitted: [], same_as: null, warning },
          message: 'x',
        });
      },
      () =>
        new Promise((go) => (release = () => go(respond({ data: read, message: 'x' })))).then(
          (response) => response as Response,
        ),
    ];
    const files = ['locked.pdf', 'silent.csv', 'memo.docx'].map((name) => new File(['x'], name));
    fireEvent.change(fileInput(), { target: { files } });
    expect(screen.getByText('3 files')).toBeDefined();
    await userEvent.click(await button('Process Documents'));
    expect(await screen.findAllByText('locked.pdf is protected by a password')).toHaveLength(1);
    const stored = screen.getByRole('table', { name: 'Stored documents' });
    expect(await within(stored).findByText('silent.csv')).toBeDefined();
    await app.go('/admin/users');
    await app.go('/admin/document-ingestion');
    expect(line('silent.csv')).toContain('No fields were detected');
    expect(line('silent.csv')).toContain(warning);
    expect(line('memo.docx')).toContain('Reading');
    release?.();
    await waitFor(() => expect(line('memo.docx')).toContain('4 fields'));
    expect(line('locked.pdf')).toContain('Failed');
    expect(mapping).toHaveLength(1);
    expect(mapping[0]).toMatchObject({ extractedFields: ['Nombre', 'Equipo', 'Patentes', 'Permanencia'] });
    const toasts = [...document.querySelectorAll('li[data-type=success]')].map((toast) => toast.textContent);
    expect(toasts.filter((text) => text.includes('File processed successfully'))).toHaveLength(1);
  });

  it('shows the log, the output of the model and the document with the quote highlighted', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Process Log' }));
    expect(await screen.findByText(/^\d+ lines/)).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'OpenAI Log' }));
    expect(await screen.findByText('Built-in dictionary. 2 facts')).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Processing Results' }));
    await userEvent.click(await button(/p\. 2/));
    expect(await screen.findByRole('tab', { name: 'Document Content', selected: true })).toBeDefined();
    expect(document.querySelector('mark')?.textContent).toBe('somos\n11 personas');
  });

  it('keeps the mapping after the page is left, and reports why a startup was not created', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Processing Results' }));
    const results = await screen.findByRole('tree', { name: 'Results as JSON' });
    expect(results.textContent).toContain('3 ');
    // What was read with too little confidence, or under an unknown label, is only offered.
    const targets = [1, 2, 3, 4].map((row) => screen.getByRole('combobox', { name: `Target field, row ${row}` }));
    expect(targets.map((target) => target.getAttribute('value'))).toEqual([
      'Startup Name',
      'Team Size',
      'Not mapped',
      'Not mapped',
    ]);
    for (const [label, text] of [
      ['Location', 'Vigo'],
      ['Description', 'Shared scooters'],
      ['Total Market Size', '1.200'],
      ['Target Segment Size', '85'],
      ['Burn Rate', '38.000'],
    ] as const) {
      await userEvent.type(screen.getByRole('textbox', { name: label }), text);
    }
    await app.go('/admin/users');
    await app.go('/admin/document-ingestion');
    expect((await screen.findByRole('textbox', { name: 'Location' })).getAttribute('value')).toBe('Vigo');
    await userEvent.click(await button('Save Mappings'));
    const alert = await screen.findByText('The document named as a source of Name does not exist');
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    expect(created[0]).toMatchObject({
      name: 'Brisa',
      team_size: 11,
      field_sources: { team_size: { kind: 'document', document_id: 4, page: 2, quote: 'somos 11 personas' } },
    });
  });

  it('clears the batch, and restores it on Undo', async () => {
    await userEvent.click(await button('Clear'));
    expect(await screen.findByText('No file selected')).toBeDefined();
    const toast = (await screen.findByText('List cleared')).closest('li') as HTMLElement;
    fireEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(line('memo.docx')).toContain('4 fields');
  });

  it('does not read a file that was removed while it waited', async () => {
    const before = countOf(app.calls);
    responses = [
      () =>
        new Promise((go) => {
          release = () =>
            go(Response.json(refusal('PROTECTED', 'first.pdf is protected by a password'), { status: 422 }));
        }),
    ];
    fireEvent.change(fileInput(), {
      target: { files: ['first.pdf', 'second.pdf'].map((name) => new File(['x'], name)) },
    });
    fireEvent.click(await button('Remove locked.pdf'));
    fireEvent.click(await button('Process Documents'));
    await waitFor(() => expect(line('first.pdf')).toContain('Reading'));
    fireEvent.click(await button('Remove second.pdf'));
    release?.();
    await button('Clear');
    expect(countOf(app.calls)).toBe(before + 1);
  });

  it('keeps the documents in the address, and opens stored documents that an address names', async () => {
    fireEvent.click(await button('Clear'));
    await waitFor(() => expect(openIds()).toEqual([]));
    await app.go('/admin/document-ingestion?document=7&document=nonsense&document=8&tab=results');
    expect(await screen.findByRole('tab', { name: 'Processing Results', selected: true })).toBeDefined();
    await waitFor(() => expect(line('plan.pdf')).toContain('4 fields'));
    expect(line('plan.pdf')).toContain('This file was read before, on 20/11/2026, and became the startup Brisa.');
    expect(screen.getByRole('link', { name: 'Brisa' }).getAttribute('href')).toBe('/startups/12');
    await waitFor(() => expect(line('Document 8')).toContain('Not found'));
    fireEvent.click(await button('Remove Document 8'));
    await waitFor(() => expect(openIds()).toEqual(['7']));
    expect(countOf(app.calls)).toBe(4);
  });

  it('opens a stored document from the list, once', async () => {
    for (const _ of ['first', 'again']) {
      const stored = screen.getByRole('table', { name: 'Stored documents' });
      await userEvent.click(await within(stored).findByRole('link', { name: 'silent.csv' }));
      await waitFor(() => expect(openIds()).toEqual(['7', '4']));
      await waitFor(() => expect(line('silent.csv')).toContain('4 fields'));
      expect(document.querySelectorAll('[data-file="silent.csv"]')).toHaveLength(1);
      expect(app.calls.filter((call) => call === 'GET /api/documents/4/fields')).toHaveLength(1);
    }
  });
});
