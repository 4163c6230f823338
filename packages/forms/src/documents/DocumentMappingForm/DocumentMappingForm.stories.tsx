import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { doubtfulDeck, mappingProps } from '../../testing/mappedFiles.ts';
import { withMessages } from '../../testing/storyLocale.tsx';
import { DocumentMappingForm, type DocumentMappingFormProps } from './DocumentMappingForm.tsx';

type Save = DocumentMappingFormProps['onSave'];

const meta = {
  title: 'Forms/Documents/DocumentMappingForm',
  component: DocumentMappingForm,
  args: {
    ...mappingProps,
    onSave: fn<Save>(mappingProps.onSave),
    onDiscard: fn<() => void>(),
    onSourceOpen: fn<NonNullable<DocumentMappingFormProps['onSourceOpen']>>(),
  },
  decorators: [withMessages],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          "Maps the values extracted from documents to the fields of a startup. Each document has its own rows; the last one of the batch is open. A field can be mapped once, every value is validated by the field table and shown as parsed on blur. Missing fields are requested or filled with a default that is marked as such. Extracted values are sent with their quote and page; a corrected value is sent as stated by the user.\n\n- **Do** keep the quote and the page of each value; reviewers check them.\n- **Don't** save a document whose required facts are missing: they are requested here.\n\n**Accessibility.** The table is the FieldMappingTable with its keys. Save Mappings focuses the first missing or invalid field and shows its message; a default that is edited becomes a row and receives the focus.",
      },
    },
  },
} satisfies Meta<typeof DocumentMappingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { files: [] } };

/** A document without anything that could be read: its fields can still be added by hand. */
export const NothingExtracted: Story = {
  args: { files: [{ id: 'a', name: 'scan-brisa.pdf', fields: [], targets: {} }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save Mappings' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Field' }));
    await expect(canvas.getByRole('textbox', { name: 'Extracted name, row 1' })).toHaveFocus();
  },
};

/** Saving while fields are missing: each shows a message, and the first is focused. */
export const EveryError: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Mappings' }));
    await expect(canvas.getByText('Description is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveFocus();
    await expect(canvas.getAllByText('Profit Margin must be a number')[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Completed: the value is corrected, the description is added, and the startup is created. */
export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Shared scooters for towns');
    const margin = canvas.getByRole('textbox', { name: 'Value, row 9' });
    await userEvent.clear(margin);
    await userEvent.type(margin, '-40');
    await expect(await canvas.findByText('Nothing is missing.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Mappings' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
  },
};

/** On blur, a field shows the parsed value: formatted amounts and figures, and the label of a choice. */
export const UnderstoodValues: Story = {
  play: async ({ canvas }) => {
    const market = canvas.getByRole('textbox', { name: 'Value, row 4' });
    await userEvent.clear(market);
    await userEvent.type(market, '1,234.50');
    await userEvent.tab();
    await expect(market).toHaveValue('1.234,5');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Document' }), 'table');
    const burn = canvas.getByRole('textbox', { name: 'Burn Rate' });
    await userEvent.type(burn, '38.000 €');
    await userEvent.tab();
    await expect(burn).toHaveValue('38.000');
  },
};

export const Submitting: Story = {
  args: { onSave: fn<Save>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await Filled.play?.(context);
    await expect(await context.canvas.findByRole('button', { name: /Saving/ })).toBeVisible();
  },
};

export const ServerError: Story = {
  args: { onSave: fn<Save>(() => Promise.reject(new Error('The service is not available'))) },
  play: async (context) => {
    await Filled.play?.(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The service is not available');
  },
};

/** A value in doubt is offered with the reason and mapped to nothing; what no field holds is listed beside it. */
export const InDoubt: Story = {
  args: { files: [doubtfulDeck] },
  play: async ({ args, canvas }) => {
    const runway = canvas.getByRole('textbox', { name: 'Value, row 3' });
    await expect(runway).toHaveAccessibleDescription(/lasts 10 months/);
    await expect(canvas.getByRole('combobox', { name: 'Target field, row 3' })).toHaveValue('Not mapped');
    await expect(canvas.getByRole('combobox', { name: 'Target field, row 4' })).toHaveValue('Ingresos 2024');
    await userEvent.click(canvas.getByRole('button', { name: 'Show in the document: Churn: 3 %' }));
    await expect(args.onSourceOpen).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'doubtful' }),
      expect.objectContaining({ source: { quote: 'Churn 3 % monthly.' } }),
    );
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const LongText: Story = { parameters: { locale: 'es' }, globals: { viewport: { value: 'mobile2' } } };

/** The document states a segment that is larger than its market. */
export const Contradictory: Story = {
  args: {
    files: [
      {
        id: 'deck',
        name: 'pitch-deck-brisa.pdf',
        fields: [
          { name: 'Mercado', value: '500', quote: 'TAM: 500 M€', page: 7, confidence: 95, document_id: 4 },
          { name: 'Segmento', value: '800', quote: 'SAM: 800 M€', page: 7, confidence: 92, document_id: 4 },
        ],
        targets: { Mercado: 'total_market_size', Segmento: 'target_segment_size' },
      },
    ],
  },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('group', { name: 'Figures that contradict each other' });
    await expect(note).toHaveTextContent(/larger than the whole market/);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to row 1' }));
    await expect(note).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Does not fit other figures: see row 1' })).toBeVisible();
  },
};

/** Selects another document and states a default with the keyboard only. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change Stage' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Value, row 11' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Document' }), 'table');
    await expect(canvas.getByRole('textbox', { name: 'Value, row 1' })).toHaveValue('Brisa');
  },
};

export const Gallery: Story = { tags: ['gallery'] };
