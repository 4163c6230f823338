import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { galleryTable } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { textsEs } from '../../texts/es.ts';
import { TextsProvider } from '../../texts/TextsContext.ts';
import { parseTypedNumber } from '../NumberInput/parseTypedNumber.ts';
import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';
import { FieldMappingTable, type FieldMappingTableProps } from './FieldMappingTable.tsx';
import { isBeingTyped, mappingReducer, type MappingRow, type MappingState, startMapping } from './mappingState.ts';

const rows: readonly MappingRow[] = [
  {
    id: 'name',
    name: 'Nombre comercial',
    value: 'Brisa Mobility',
    target: 'name',
    confidence: 99,
    source: { quote: 'Brisa Mobility, S.L.', place: 'p. 1' },
  },
  {
    id: 'place',
    name: 'Sede',
    value: 'Valencia, Spain',
    target: 'location',
    confidence: 97,
    source: { quote: 'con sede en Valencia', place: 'p. 2' },
  },
  {
    id: 'segment',
    name: 'Mercado (SAM)',
    value: '85',
    target: 'target_segment_size',
    confidence: 82,
    source: { quote: 'SAM ibérico de unos 85 M€', place: 'p. 7' },
  },
  {
    id: 'margin',
    name: 'Margen',
    value: 'cerca del −40',
    target: 'profit_margin',
    confidence: 54,
    source: { quote: 'margen negativo, cerca del 40 %', place: 'p. 18' },
  },
  {
    id: 'pilots',
    name: 'Clientes piloto',
    value: '9',
    target: null,
    confidence: 90,
    source: { quote: '9 pilotos con ayuntamientos', place: 'p. 11' },
  },
];

const targets = [
  { id: 'name', label: 'Name', group: 'General information' },
  { id: 'location', label: 'Location', group: 'General information' },
  { id: 'foundation_year', label: 'Foundation year', group: 'General information', isNumeric: true },
  { id: 'total_market_size', label: 'Total market size', group: 'Market', isNumeric: true },
  { id: 'target_segment_size', label: 'Target segment size', group: 'Market', isNumeric: true },
  { id: 'competitor_count', label: 'Number of competitors', group: 'Market', isNumeric: true },
  { id: 'team_size', label: 'Team size', group: 'Team', isNumeric: true },
  { id: 'profit_margin', label: 'Profit margin (%)', group: 'Financials', isNumeric: true },
];

const mappedOnly = mappingReducer(startMapping(rows.slice(3)), { type: 'showMapped' });

const units: Readonly<Record<string, string>> = { target_segment_size: 'M€', profit_margin: '%' };

const errors = { margin: 'Profit margin must be a number' };

interface HeldProps extends Omit<FieldMappingTableProps, 'state' | 'dispatch'> {
  start: MappingState;
}

/** The parent of a mapping, like the ingestion screen. */
function Held({ start, ...rest }: HeldProps) {
  const [state, dispatch] = useReducer(mappingReducer, start);
  return <FieldMappingTable {...rest} state={state} dispatch={dispatch} />;
}

/** A parent that normalises figures, but never while the user is typing. */
function Understanding({ start, ...rest }: HeldProps) {
  const [state, dispatch] = useReducer(mappingReducer, start);
  const shown = state.rows.map((row) => {
    const isTyped = isBeingTyped(state, row.id, 'value');
    const isFigure = targets.some(({ id, isNumeric }) => id === row.target && isNumeric);
    const figure = isFigure && !isTyped ? printTypedNumber(parseTypedNumber(row.value, units[row.target ?? ''])) : '';
    return figure === '' ? row : { ...row, value: figure };
  });
  return <FieldMappingTable {...rest} state={{ ...state, rows: shown }} dispatch={dispatch} />;
}

const meta = {
  title: 'Components/Data/FieldMappingTable',
  component: FieldMappingTable,
  render: ({ state, ...args }) => <Held {...args} start={state} />,
  parameters: {
    docs: {
      description: {
        component: `
Maps extracted values of a document to fields. The document ingestion screen uses it between reading the files and creating the startup; a batch import would use it for the columns of a spreadsheet. The state is the caller's: \`useReducer(mappingReducer, rows, startMapping)\`, so that the screen can validate the values, count what is mapped and save \`state.rows\`. A field can be mapped by one row only; the list shows which. Everything can be undone, typing as one step. Typed text is unchanged until blur: the parent may normalise a value then, see \`isBeingTyped\`. With mapped rows only, a row that loses its field stays until the view changes, so nothing disappears unexpectedly.

Confidence is black from 85 per cent, gray from 60, amber below: check those rows first.

- **Do** validate while users map, and pass errors by row.
- **Don't** map automatically when the confidence is low; leave such a row unmapped and marked.

**Accessibility.** A real table; each control is named by its column and row. Tab visits every control. Up, down and Enter move within the column, left and right at the ends of a text to the next cell, Ctrl with Home or End to the first or last row; in the list of fields up and down need Ctrl. Ctrl Z undoes, Ctrl Shift Z redoes. Cells copied from a spreadsheet are pasted downwards; an empty line skips its row. Under 768 px of its own width rows are blocks of a list.`,
      },
    },
  },
  args: {
    title: 'Field Mapping',
    state: startMapping(rows),
    dispatch: fn(),
    targets,
    errors,
    onSourceOpen: fn(),
  },
} satisfies Meta<typeof FieldMappingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** What concerns a row and others stands under the row. */
export const WithNotes: Story = {
  args: { notes: new Map([['margin', <p key="margin">Does not fit the revenue and the burn rate.</p>]]) },
};

export const MappedOnly: Story = { args: { state: mappingReducer(startMapping(rows), { type: 'showMapped' }) } };
export const Empty: Story = { args: { state: startMapping([]) } };

/** A corrected value belongs to the user, and the quote of the document no longer applies. */
export const Restated: Story = {
  args: { restated: new Set(['segment']) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /SAM ibérico/ });
    await expect(within(row).getByText('Edited by you')).toBeVisible();
    await expect(canvas.getAllByText(/edited by you/i)).toHaveLength(1);
  },
};

/** Why a value is in doubt stands below it and describes it. */
export const InDoubt: Story = {
  args: {
    state: startMapping(
      rows.map((row, index) =>
        index === 1 ? { ...row, target: null, confidence: 50, doubt: 'Cash and burn rate give 10 months.' } : row,
      ),
    ),
  },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('textbox', { name: 'Value, row 2' });
    await expect(value).toHaveAccessibleDescription('Cash and burn rate give 10 months.');
    await expect(canvas.getByText('Cash and burn rate give 10 months.')).toBeVisible();
  },
};

export const TakenOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Target field, row 5' }));
    const taken = await screen.findByRole('option', { name: 'Name · row 1' });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Number of competitors' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 rows mapped');
  },
};

export const PastedRows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Extracted name, row 5' }));
    await userEvent.paste('Equipo\t11\nRunway\t14');
    await expect(canvas.getByRole('textbox', { name: 'Value, row 5' })).toHaveValue('11');
    await expect(canvas.getByRole('textbox', { name: 'Value, row 6' })).toHaveValue('14');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.queryByRole('textbox', { name: 'Value, row 6' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Value, row 5' })).toHaveValue('9');
  },
};

export const LongText: Story = {
  args: {
    title: 'Correspondencia de los campos extraídos',
    errors: { margin: 'El margen de beneficio debe ser un número entre -100 y 100' },
    state: startMapping(
      rows
        .slice(3)
        .map((row) => ({ ...row, name: 'Margen neto de beneficio del último ejercicio cerrado y auditado' })),
    ),
  },
  decorators: [
    inNarrowBox,
    (Story) => (
      <TextsProvider value={textsEs}>
        <Story />
      </TextsProvider>
    ),
  ],
};

/** A text is shown whole; up and down move through its lines first. */
export const LongValue: Story = {
  args: {
    state: startMapping([
      {
        id: 'description',
        name: 'Descripción',
        value:
          'Patinetes compartidos para municipios de menos de 50.000 habitantes, con recarga en comercios del lugar',
        target: null,
      },
      ...rows.slice(0, 2),
    ]),
  },
  decorators: [(Story) => <div style={{ inlineSize: 880 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole('textbox', { name: 'Value, row 1' });
    await expect(value.scrollHeight).toBeLessThanOrEqual(value.clientHeight);
    value.focus();
    if (value instanceof HTMLTextAreaElement) value.setSelectionRange(5, 5);
    await userEvent.keyboard('{ArrowDown}');
    await expect(value).toHaveFocus();
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await expect(canvas.getByRole('textbox', { name: 'Value, row 2' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = (column: string, row: number) => canvas.getByLabelText(`${column}, row ${row}`);
    cell('Extracted name', 1).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(cell('Extracted name', 3)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cell('Value', 3)).toHaveFocus();
    await userEvent.keyboard('90{Control>}{End}{/Control}');
    await expect(cell('Value', 5)).toHaveFocus();
    await expect(cell('Value', 3)).toHaveValue('90');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('team{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 rows mapped');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 5' }));
    await expect(canvas.getByRole('button', { name: 'Remove row 4' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Field' }));
    await expect(cell('Extracted name', 5)).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: ({ state, ...args }) => (
    <div className={galleryTable}>
      <Held {...args} start={state} />
      <Held {...args} title="Mapped rows only" start={mappedOnly} />
      <Held {...args} title="Nothing read" start={startMapping([])} />
    </div>
  ),
};

const manyRows: readonly MappingRow[] = Array.from({ length: 50 }, (_, index) => ({
  id: `r${index}`,
  name: `Campo ${index + 1}`,
  value: String(index),
  target: null,
  confidence: index % 100,
  source: { quote: `campo ${index + 1}`, place: `p. ${index % 40}` },
}));

/** On blur the parsed figure is shown; other text stays as typed. */
export const UnderstoodFigures: Story = {
  render: ({ state, ...args }) => <Understanding {...args} start={state} />,
  play: async ({ canvas, userEvent }) => {
    const segment = canvas.getByRole('textbox', { name: 'Value, row 3' });
    await userEvent.clear(segment);
    await userEvent.type(segment, '1,234.50 M€');
    await expect(segment).toHaveValue('1,234.50 M€');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Value, row 4' })).toHaveFocus();
    await expect(segment).toHaveValue('1.234,5');
    await expect(canvas.getByRole('textbox', { name: 'Value, row 4' })).toHaveValue('cerca del −40');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(segment).toHaveValue('85');
  },
};

/** More rows than a document has: a key press re-renders only its own row. */
export const ManyRows: Story = {
  args: { state: startMapping(manyRows) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Value, row 50'), '50%');
    await expect(canvas.getByLabelText('Value, row 50')).toHaveValue('4950%');
  },
};

/** One undo step each: a text, a mapping, a removed row; and redo of each. */
export const UndoAndRedo: Story = {
  play: async ({ canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value, row 5' }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 4' }));
    await userEvent.click(undo);
    await expect(canvas.getByRole('textbox', { name: 'Value, row 5' })).toHaveValue('90');
    await userEvent.click(undo);
    await expect(canvas.getByRole('textbox', { name: 'Value, row 5' })).toHaveValue('9');
    await expect(undo).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(canvas.getByRole('textbox', { name: 'Value, row 5' })).toHaveValue('90');
  },
};

export const SourceAndConfidence: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getAllByRole('row')[4];
    await expect(row).toHaveTextContent('«margen negativo, cerca del 40 %»p. 1854 %');
    await userEvent.click(canvas.getByRole('button', { name: 'p. 18, open the source of row 4' }));
    await expect(args.onSourceOpen).toHaveBeenCalledWith(rows[3]);
  },
};

/** Rows as blocks, with one that was added manually. */
export const Blocks: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Mapped Only' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 5 rows mapped · 1 hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Field' }));
    const added = canvas.getByRole('textbox', { name: 'Extracted name, row 6' });
    await expect(added).toHaveFocus();
    await expect(added).toHaveAttribute('placeholder', 'Extracted name');
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Fields' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

/** The list of fields for mapping. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Target field, row 3' }));
    await expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(9);
  },
};
