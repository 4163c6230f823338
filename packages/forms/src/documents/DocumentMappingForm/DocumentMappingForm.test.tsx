import { createStartupSchema, parseInput } from '@aval/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../../testing/jsdom.ts';
import { FormsStory } from '../../testing/FormsStory.tsx';
import { mappingProps } from '../../testing/mappedFiles.ts';
import { DocumentMappingForm, type DocumentMappingFormProps } from './DocumentMappingForm.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

type Save = DocumentMappingFormProps['onSave'];

function show(props: Partial<DocumentMappingFormProps> = {}, locale: 'en' | 'es' = 'en') {
  const onSave = vi.fn<Save>(props.onSave ?? mappingProps.onSave);
  render(
    <FormsStory locale={locale}>
      <DocumentMappingForm {...mappingProps} {...props} onSave={onSave} />
    </FormsStory>,
  );
  return { onSave, user: userEvent.setup() };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rowOf = (name: string) => box(name).closest('tr');
const under = (name: string) => within(rowOf(name)?.nextElementSibling as HTMLElement);

async function complete(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box('Description'), 'Shared scooters');
  await user.clear(box('Value, row 9'));
  await user.type(box('Value, row 9'), '-40');
}

describe('DocumentMappingForm', () => {
  it('opens the last document of the batch, and can switch to the others', async () => {
    const { user } = show();
    expect(box('Value, row 1')).toHaveProperty('value', 'Brisa Mobility');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Document' }), 'table');
    expect(box('Value, row 1')).toHaveProperty('value', 'Brisa');
    await user.type(box('Value, row 1'), '!');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Document' }), 'deck');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Document' }), 'table');
    expect(box('Value, row 1')).toHaveProperty('value', 'Brisa!');
  });

  it('shows the label of a choice that was extracted as a number, and sends the number', async () => {
    const plain = { confidence: 80, document_id: 4, page: 1 };
    const file = {
      id: 'deck',
      name: 'deck.pdf',
      fields: [
        { ...plain, name: 'Name', value: 'Brisa', quote: 'Brisa' },
        { ...plain, name: 'Industry', value: '2', quote: 'a clinic' },
        { ...plain, name: 'Total Market Size', value: '2.125', quote: '2.125.000 €' },
      ],
      targets: { Name: 'name', Industry: 'industry_id', 'Total Market Size': 'total_market_size' },
    };
    const { onSave, user } = show({ files: [file] });
    await waitFor(() => expect(box('Value, row 2')).toHaveProperty('value', 'Healthcare'));
    expect(box('Value, row 3')).toHaveProperty('value', '2,1250');
    await user.type(box('Location'), 'Vigo');
    await user.type(box('Description'), 'Scooters');
    await user.type(box('Target Segment Size'), '1');
    await user.type(box('Burn Rate'), '1000');
    await user.click(button('Save Mappings'));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ industry_id: 2, total_market_size: 2.125 });
    await user.type(box('Value, row 2'), 's');
    expect(box('Value, row 2')).toHaveProperty('value', 'Healthcares');
  });

  it('parses an unchanged value as the document states it, whichever field it is mapped to', async () => {
    const plain = { confidence: 80, document_id: 4, page: 1 };
    const file = {
      id: 'deck',
      name: 'deck.pdf',
      fields: [
        { ...plain, name: 'Name', value: 'Brisa', quote: 'Brisa' },
        { ...plain, name: 'TAM', value: '2.125', quote: '2.125.000 €' },
        { ...plain, name: 'Registro', value: '12345678', quote: 'registro 12345678' },
      ],
      targets: { Name: 'name', Registro: 'burn_rate' },
    };
    const { onSave, user } = show({ files: [file] });
    const map = async (row: number, field: string) => {
      await user.click(screen.getByRole('combobox', { name: `Target field, row ${row}` }));
      await user.click(screen.getByRole('option', { name: field }));
    };
    await map(2, 'Total Market Size');
    expect(box('Value, row 2')).toHaveProperty('value', '2,1250');
    expect(box('Value, row 3')).toHaveProperty('value', '12.345.678');
    await map(3, 'Tax ID Number');
    expect(box('Value, row 3')).toHaveProperty('value', '12345678');
    await user.type(box('Location'), 'Vigo');
    await user.type(box('Description'), 'Scooters');
    await user.type(box('Target Segment Size'), '1');
    await user.type(box('Burn Rate'), '1000');
    await user.click(button('Save Mappings'));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      total_market_size: 2.125,
      nif: '12345678',
      field_sources: { total_market_size: { kind: 'document' }, nif: { kind: 'document' } },
    });
  });

  it('shows the parsed value of a missing figure on blur', async () => {
    const fields = mappingProps.files[0]?.fields ?? [];
    const { user } = show({ files: [{ id: 'a', name: 'a.pdf', fields, targets: { Company: 'name' } }] });
    await user.type(box('Burn Rate'), '5.000 €');
    await user.tab();
    expect(box('Burn Rate')).toHaveProperty('value', '5.000');
    await user.type(box('Total Market Size'), '1.5');
    expect(box('Total Market Size')).toHaveProperty('value', '1.5');
    await user.tab();
    expect(box('Total Market Size')).toHaveProperty('value', '1,5');
    await user.type(box('Target Segment Size'), '12Mio');
    await user.tab();
    expect(box('Target Segment Size')).toHaveProperty('value', '12Mio');
    expect(screen.getByText('Target Segment Size must be a number')).toBeDefined();
    await user.clear(box('Target Segment Size'));
    await user.type(box('Target Segment Size'), '3.000.000 €');
    await user.tab();
    expect(box('Target Segment Size')).toHaveProperty('value', '3');
    await user.clear(box('Target Segment Size'));
    await user.type(box('Target Segment Size'), '3 M$');
    await user.tab();
    expect(box('Target Segment Size')).toHaveProperty('value', '3 M$');
    expect(screen.getByText('Target Segment Size must be in euros, not in dollars: convert it first')).toBeDefined();
  });

  it('shows the parsed value of a table cell on blur, whether mapped or pasted', async () => {
    const { onSave, user } = show();
    await waitFor(() => expect(screen.getByText('Technology')).toBeDefined());
    const value = box('Value, row 4');
    await user.clear(value);
    await user.type(value, '1,234.50');
    expect(value).toHaveProperty('value', '1,234.50');
    await user.tab();
    expect(value).toHaveProperty('value', '1.234,5');
    await user.click(button('Undo'));
    expect(value).toHaveProperty('value', '1.200');
    await user.type(box('Value, row 3'), ' ');
    await user.click(box('Value, row 6'));
    expect(box('Value, row 3')).toHaveProperty('value', '2023');
    await user.paste('7,0\n12 ');
    expect(box('Value, row 6')).toHaveProperty('value', '7');
    await user.click(button('Add Field'));
    await user.type(box('Value, row 11'), '1.5');
    await user.click(screen.getByRole('combobox', { name: 'Target field, row 11' }));
    expect(box('Value, row 11')).toHaveProperty('value', '1.5');
    await user.click(screen.getByRole('option', { name: 'Market Growth Rate' }));
    expect(box('Value, row 11')).toHaveProperty('value', '1,5');
    await user.click(button('Change Stage'));
    await user.clear(box('Value, row 12'));
    await user.type(box('Value, row 12'), '2');
    expect(box('Value, row 12')).toHaveProperty('value', '2');
    await user.tab();
    expect(box('Value, row 12')).toHaveProperty('value', 'Prototype');
    await complete(user);
    await user.click(button('Save Mappings'));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ competitor_count: 7, market_growth_rate: 1.5, stage_id: 2 });
  });

  it('accepts a typed choice for one that was extracted as a number', async () => {
    const fields = [{ name: 'Sector', value: '2', quote: 'a clinic', confidence: 80, document_id: 4, page: 1 }];
    const { user } = show({ files: [{ id: 'a', name: 'a.pdf', fields, targets: { Sector: 'industry_id' } }] });
    await waitFor(() => expect(box('Value, row 1')).toHaveProperty('value', 'Healthcare'));
    await user.clear(box('Value, row 1'));
    await user.type(box('Value, row 1'), '2');
    expect(box('Value, row 1')).toHaveProperty('value', '2');
    await user.tab();
    expect(box('Value, row 1')).toHaveProperty('value', 'Healthcare');
  });

  it('restores its draft, and opens a document that was added since then', async () => {
    const onDraftChange = vi.fn<NonNullable<DocumentMappingFormProps['onDraftChange']>>();
    const { user } = show({ onDraftChange });
    await user.type(box('Description'), 'Shared scooters');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Document' }), 'table');
    await user.type(box('Value, row 1'), '!');
    const initialDraft = onDraftChange.mock.lastCall?.[0];
    cleanup();
    show({ initialDraft });
    expect(box('Value, row 1')).toHaveProperty('value', 'Brisa!');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Document' }), 'deck');
    expect(box('Description')).toHaveProperty('value', 'Shared scooters');
    cleanup();
    const fields = mappingProps.files[0]?.fields.slice(0, 2) ?? [];
    show({ initialDraft, files: [...mappingProps.files, { id: 'new', name: 'new.pdf', fields, targets: {} }] });
    expect(screen.getByRole('combobox', { name: 'Document' })).toHaveProperty('value', 'new');
  });

  it('focuses missing fields, then invalid ones, and saves once both are resolved', async () => {
    const { onSave, user } = show();
    await user.click(button('Save Mappings'));
    expect(document.activeElement).toBe(box('Description'));
    expect(screen.getByText('Description is required')).toBeDefined();
    await user.type(box('Description'), 'Shared scooters');
    await user.click(button('Save Mappings'));
    expect(document.activeElement).toBe(box('Value, row 9'));
    expect(onSave).not.toHaveBeenCalled();
    await user.clear(box('Value, row 9'));
    await user.type(box('Value, row 9'), '-40');
    await user.click(button('Save Mappings'));
    const body = onSave.mock.calls[0]?.[0];
    expect(parseInput(createStartupSchema, body, 'en').ok).toBe(true);
    expect(body).toMatchObject({ name: 'Brisa Mobility', profit_margin: -40, total_market_size: 1200, industry_id: 1 });
    expect(body?.defaulted_fields).toContain('industry_id');
    expect(body?.field_sources?.['team_size']).toMatchObject({ kind: 'document', document_id: 4, page: 15 });
    expect(body?.field_sources).not.toHaveProperty('profit_margin');
  });

  it('turns a default into a stated row', async () => {
    const { onSave, user } = show();
    await complete(user);
    await waitFor(() => expect(screen.getByText('Technology')).toBeDefined());
    await user.click(button('Change Industry'));
    expect(document.activeElement).toBe(box('Value, row 11'));
    expect(box('Value, row 11')).toHaveProperty('value', 'Technology');
    await user.clear(box('Value, row 11'));
    await user.type(box('Value, row 11'), 'retail');
    await user.click(button('Save Mappings'));
    const body = onSave.mock.calls[0]?.[0];
    expect(body?.industry_id).toBe(5);
    expect(body?.defaulted_fields).not.toContain('industry_id');
  });

  it('cannot be saved before a row is mapped, and reports when there is nothing to map', async () => {
    const { user } = show({
      files: [{ id: 'a', name: 'a.pdf', fields: mappingProps.files[0]?.fields ?? [], targets: {} }],
    });
    expect(button('Save Mappings')).toHaveProperty('disabled', true);
    await user.click(button('Remove row 1'));
    for (const _ of mappingProps.files[0]?.fields.slice(1) ?? []) await user.click(button('Remove row 1'));
    expect(screen.getByText('No extracted fields to map.')).toBeDefined();
    expect(button('Save Mappings')).toHaveProperty('disabled', true);
    await user.click(button('Undo'));
    expect(box('Value, row 1')).toBeDefined();
  });

  it('can be filled in by hand when nothing was extracted', async () => {
    const { user } = show({ files: [{ id: 'a', name: 'a.pdf', fields: [], targets: {} }] });
    expect(screen.getByText('No extracted fields to map.')).toBeDefined();
    expect(button('Save Mappings')).toHaveProperty('disabled', true);
    await user.click(button('Add Field'));
    await user.click(screen.getByRole('combobox', { name: 'Target field, row 1' }));
    await user.click(screen.getByRole('option', { name: 'Startup Name' }));
    expect(button('Save Mappings')).toHaveProperty('disabled', false);
  });

  it('keeps all input when the server refuses, in Spanish too', async () => {
    const { user } = show({ onSave: () => Promise.reject(new Error('')) }, 'es');
    await user.type(box('Descripción'), 'Patinetes');
    await user.clear(box('Valor, fila 9'));
    await user.type(box('Valor, fila 9'), '-40');
    await user.click(button('Guardar asignaciones'));
    expect((await screen.findByRole('alert')).textContent).toContain('Error al crear la startup.');
    expect(box('Valor, fila 9')).toHaveProperty('value', '-40');
  });

  it('re-renders no other row while typing, and renders once per keystroke', async () => {
    const commits = vi.fn<() => void>();
    render(
      <FormsStory>
        <Profiler id="mapping" onRender={commits}>
          <DocumentMappingForm {...mappingProps} />
        </Profiler>
      </FormsStory>,
    );
    const user = userEvent.setup();
    await waitFor(() => expect(screen.getByText('Technology')).toBeDefined());
    const typed = box('Value, row 1');
    await user.click(typed);
    const mutated: Node[] = [];
    const observer = new MutationObserver((records) => mutated.push(...records.map(({ target }) => target)));
    const table = typed.closest('table');
    if (table) observer.observe(table, { subtree: true, attributes: true, childList: true, characterData: true });
    commits.mockClear();
    await user.keyboard('xyz');
    observer.disconnect();
    expect(typed).toHaveProperty('value', 'Brisa Mobilityxyz');
    expect(mutated.filter((node) => !typed.closest('tr')?.contains(node))).toEqual([]);
    expect(commits.mock.calls.length).toBeLessThanOrEqual(6);
  });
});

describe('figures that contradict each other', () => {
  const plain = { confidence: 80, document_id: 4, page: 1 };
  const file = {
    id: 'deck',
    name: 'deck.pdf',
    fields: [
      { ...plain, name: 'Name', value: 'Brisa', quote: 'Brisa' },
      { ...plain, name: 'Market', value: '500', quote: '500 M€' },
      { ...plain, name: 'Segment', value: '800', quote: '800 M€' },
    ],
    targets: { Name: 'name', Market: 'total_market_size', Segment: 'target_segment_size' },
  };

  const note = 'Figures that contradict each other';

  it('stand under the first involved row, which the others refer to', async () => {
    const { user } = show({ files: [file] });
    expect(await screen.findAllByRole('group', { name: note })).toHaveLength(1);
    under('Value, row 2').getByRole('group', { name: note });
    await user.click(under('Value, row 3').getByRole('button', { name: 'Does not fit other figures: see row 2' }));
    expect(screen.getByRole('group', { name: note })).toHaveProperty('id', document.activeElement?.id);
    screen.getByRole('button', { name: 'Go to row 2' });
    expect(rowOf('Value, row 1')?.nextElementSibling).toBe(rowOf('Value, row 2'));
  });

  it('give a value that fits, which is an edit that can be undone', async () => {
    const { user } = show({ files: [file] });
    await user.click(await screen.findByRole('button', { name: /^Use 500/ }));
    expect(box('Value, row 3')).toHaveProperty('value', '500');
    await waitFor(() => expect(screen.queryByText('Does it add up?')).toBeNull());
    expect(screen.queryByRole('group', { name: note })).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(box('Value, row 3')).toHaveProperty('value', '800');
  });

  it('follow rows that are switched off and on, and values that are corrected', async () => {
    const { user } = show({ files: [file] });
    await screen.findByRole('group', { name: note });
    const target = screen.getByRole('combobox', { name: 'Target field, row 2' });
    await user.click(target);
    await user.click(await screen.findByRole('option', { name: 'Not mapped' }));
    expect(target).toHaveProperty('value', 'Not mapped');
    await waitFor(() => expect(screen.queryByRole('group', { name: note })).toBeNull());
    await user.click(button('Undo'));
    await screen.findByRole('group', { name: note });
    await user.clear(box('Value, row 3'));
    await user.type(box('Value, row 3'), '400');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('group', { name: note })).toBeNull());
  });

  it('stand beside the table where no row holds them, with the value for what was asked', async () => {
    const { user } = show({ files: [{ ...file, fields: file.fields.slice(0, 1) }] });
    await user.type(box('Total Market Size'), '500');
    await user.type(box('Target Segment Size'), '800');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /^Use 500/ }));
    expect(box('Target Segment Size')).toHaveProperty('value', '500');
    await waitFor(() => expect(screen.queryByRole('group', { name: note })).toBeNull());
  });

  it('leave undo in a reason to the reason', async () => {
    const { user } = show({ files: [file] });
    await user.type(box('Value, row 1'), '!');
    await user.click(await screen.findByRole('button', { name: 'Explain' }));
    await user.keyboard('abroad{Control>}z{/Control}');
    expect(box('Value, row 1')).toHaveProperty('value', 'Brisa!');
  });

  it('are explained, and the reason is kept in the draft', async () => {
    const onDraftChange = vi.fn<NonNullable<DocumentMappingFormProps['onDraftChange']>>();
    const { user } = show({ files: [file], onDraftChange });
    await user.click(await screen.findByRole('button', { name: 'Explain' }));
    await user.keyboard('it counts abroad');
    await user.click(button('Keep the reason'));
    expect(onDraftChange.mock.lastCall?.[0].reasons).toEqual({ deck: { segment_above_total: 'it counts abroad' } });
  });
});
