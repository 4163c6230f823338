import type { StoredDocument } from '@aval/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import {
  allFailed,
  deck,
  everyResult,
  manyFiles,
  mapping,
  oneRead,
  oneScan,
  processing,
  storedDocuments,
  waiting,
} from '../testing/documents.ts';
import { failed, loaded, loading, refused, stale } from '../testing/loadables.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { DocumentsScreen, type DocumentsScreenProps } from './DocumentsScreen.tsx';
import { noIngestion, reduceIngestion } from './ingestion.ts';

const [first] = storedDocuments;

const stored: DocumentsScreenProps['stored'] = {
  stored: loaded({ documents: storedDocuments, pages: 1 }),
  page: 1,
  onPageChange: fn(),
  onDownload: fn(),
  onDelete: fn(),
  deletion: null,
};

const deletionOf = (document: StoredDocument): NonNullable<DocumentsScreenProps['stored']['deletion']> => ({
  document,
  isDeleting: false,
  failure: null,
  onConfirm: fn(),
  onClose: fn(),
});

/** Stores the batch and the tab, as an app does. */
function Page({ ingestion: firstBatch, tab: firstTab, onAdd, onRemove, onTabChange, ...rest }: DocumentsScreenProps) {
  const [ingestion, dispatch] = useReducer(reduceIngestion, firstBatch);
  const [tab, setTab] = useState(firstTab);
  return (
    <DocumentsScreen
      {...rest}
      ingestion={ingestion}
      onAdd={(files) => {
        onAdd(files);
        dispatch({ type: 'add', files });
      }}
      onRemove={(id) => {
        onRemove(id);
        dispatch({ type: 'remove', id });
      }}
      tab={tab}
      onTabChange={(next) => {
        onTabChange(next);
        setTab(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Documents/DocumentsScreen',
  component: DocumentsScreen,
  args: {
    ingestion: everyResult,
    onAdd: fn(),
    onProcess: fn(),
    onStop: fn(),
    onClear: fn(),
    onRemove: fn(),
    tab: null,
    onTabChange: fn(),
    mapping,
    stored,
    paths: {
      startup: (id) => `/startups/${id}`,
      storedDocument: (id) => `/admin/document-ingestion?tab=results&document=${id}`,
    },
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose:
        'Creates startups from documents: files are read one by one, their facts are mapped to fields, and each document is kept as evidence.',
      audience: 'Administrators.',
      calls: {
        processDocument: 'Reads a file',
        mapFields: 'Proposes a value for each field',
        listDocuments: 'The stored documents',
        getDocument: 'The text of a document',
        openDocument: 'Its file',
        deleteDocument: 'Delete, on confirmation',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Creates startups from documents: files are read one by one, their facts are mapped to fields, and each document is kept as evidence.

- **Do** show each value with its quote, one press away from the text of the document.
- **Don't** stop at a file that cannot be read: the others go on, and it says why.

**Accessibility.** Files can be selected with the keyboard as well as dropped. Buttons name their file; the text of a document is a region that scrolls with the keys.`,
      },
    },
  },
} satisfies Meta<typeof DocumentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A file that failed, one without facts, one that became a startup, and one that is mapped. */
export const Default: Story = {};

/** Nothing was read, and nothing is kept. */
export const FirstUse: Story = {
  args: { ingestion: noIngestion, stored: { ...stored, stored: loaded({ documents: [], pages: 1 }) } },
};

/** Files are added and removed before they are read. */
export const Adding: Story = {
  args: { ingestion: noIngestion },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, [new File(['x'], 'deck.pdf'), new File(['x'], 'plan.docx')]);
    await expect(canvas.getByText('2 files')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove deck.pdf' }));
    await expect(canvas.getByText('1 file')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Process Documents' }));
    await expect(args.onProcess).toHaveBeenCalledOnce();
  },
};

/** Files wait to be read. */
export const Waiting: Story = { args: { ingestion: waiting } };

/** One file after the other is read, and can be stopped. */
export const Processing: Story = {
  args: { ingestion: processing },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const OneDocument: Story = { args: { ingestion: oneRead } };

/** Pictures without text: the file says so, and the startup can still be made by hand. */
export const Scan: Story = {
  args: { ingestion: oneScan },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/it looks like a scan/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Save Mappings' })).toBeDisabled();
  },
};

export const ManyDocuments: Story = { args: { ingestion: manyFiles } };

/** No file could be read: the reason of each is shown, and nothing can be mapped. */
export const AllFailed: Story = { args: { ingestion: allFailed } };

/** The quote of a value leads to where it stands in the document. */
export const Quote: Story = {
  args: { ingestion: oneRead },
  play: async ({ args, canvas, canvasElement }) => {
    const [source] = canvas.getAllByRole('button', { name: /p\. 3/ });
    if (!source) throw new Error('No value names its page.');
    await userEvent.click(source);
    await expect(args.onTabChange).toHaveBeenLastCalledWith('content');
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('gastamos 38.000 € al mes');
  },
};

export const Log: Story = { args: { tab: 'log' } };

/** What the language model or the built-in dictionary reported. */
export const ModelLog: Story = { args: { tab: 'ai' } };

/** Only part of a long text is shown. */
export const LongDocument: Story = {
  args: {
    tab: 'content',
    ingestion: {
      ...oneRead,
      files: oneRead.files.map((one) => ({
        ...one,
        state: { status: 'read', data: { ...deck, text: `${deck.text}\n\n`.repeat(260) }, targets: {} },
      })),
    },
  },
};

/** Nothing has been read: the tabs say so. */
export const NothingRead: Story = { args: { ingestion: waiting, tab: 'content' } };

/** Documents beyond the first page. */
export const ManyStored: Story = {
  args: { stored: { ...stored, stored: loaded({ documents: storedDocuments, pages: 12 }), page: 2 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.stored.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

/** A document is downloaded, or deleted after a question. */
export const StoredActions: Story = {
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Stored documents' }));
    await userEvent.click(table.getByRole('button', { name: 'Download cap-table.xlsx' }));
    await expect(args.stored.onDownload).toHaveBeenLastCalledWith(storedDocuments[2]);
    await userEvent.click(table.getByRole('button', { name: 'Delete cap-table.xlsx' }));
    await expect(args.stored.onDelete).toHaveBeenLastCalledWith(storedDocuments[2]);
  },
};

export const Deleting: Story = {
  args: { stored: { ...stored, deletion: first ? deletionOf(first) : null } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.stored.deletion?.onConfirm).toHaveBeenCalledOnce();
  },
};

export const DeletionFailed: Story = {
  args: { stored: { ...stored, deletion: first ? { ...deletionOf(first), failure: '' } : null } },
};

export const LoadingStored: Story = { args: { ingestion: noIngestion, stored: { ...stored, stored: loading } } };

/** The previous page stays, dimmed, while the next one loads. */
export const RefetchingStored: Story = {
  args: {
    ingestion: noIngestion,
    stored: { ...stored, stored: stale({ documents: storedDocuments, pages: 2 }), page: 2 },
  },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

/** The list of documents fails; files can be read all the same. */
export const StoredFailed: Story = {
  args: { stored: { ...stored, stored: { ...refused, retry: fn() } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.stored.stored.retry).toHaveBeenCalledOnce();
  },
};

/** Neither the files nor the list could be read. */
export const EverythingFailed: Story = { args: { ingestion: allFailed, stored: { ...stored, stored: failed } } };

export const LongText: Story = {
  args: {
    ingestion: {
      ...everyResult,
      files: everyResult.files.map((one) => ({
        ...one,
        name: `informe-anual-de-la-cooperativa-internacional-de-transporte-rural-${one.name}`,
      })),
    },
    stored: {
      ...stored,
      stored: loaded({
        documents: storedDocuments.map((one) => ({
          ...one,
          name: `informe-anual-de-la-cooperativa-internacional-de-transporte-rural-${one.name}`,
          owner: { id: 2, first_name: 'María del Carmen', last_name: 'Fernández de la Cuesta y Aguirrezabala' },
        })),
        pages: 1,
      }),
    },
  },
  parameters: { locale: 'es' },
};

export const Gallery: Story = { tags: ['gallery'] };
