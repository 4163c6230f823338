import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { galleryTable } from '../../testing/frames.css.ts';
import { inFormBox, inNarrowBox } from '../../testing/frames.tsx';
import { textsEs } from '../../texts/es.ts';
import { TextsProvider } from '../../texts/TextsContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const fileOf = (name: string, size: number) => {
  const file = new File([], name, { lastModified: 1 });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

const files = [fileOf('pitch-deck-brisa.pdf', 4_200_000), fileOf('cap-table.xlsx', 86_000)];

/** The parent that stores the files, like a form. */
function Held({ files: given, onFilesChange, ...rest }: FileDropProps) {
  const [held, setHeld] = useState(given);
  return (
    <FileDrop
      {...rest}
      files={held}
      onFilesChange={(next) => {
        setHeld(next);
        onFilesChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: `
Chooses files by drag and drop or with a button. The document ingestion screen uses it for documents, the scraping screen for a text file of addresses (without \`isMultiple\`). Files with a wrong type, too large or empty are rejected individually, with the reason, and the valid ones are kept. Duplicates are ignored. List the accepted types in \`hint\`, and pass \`refusal\` for custom messages.

- **Do** state accepted types and sizes in advance.
- **Don't** start the upload without a list of the accepted files.

**Accessibility.** The button is equivalent to dropping and is described by the hint. Rejections are announced immediately. Each file has a remove button; the focus then moves to its neighbour, or back to the button.`,
      },
    },
  },
  args: {
    files: [],
    onFilesChange: fn(),
    hint: 'PDF, text, Excel or PowerPoint',
    extensions: ['pdf', 'txt', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'ppt', 'pptx'],
  },
  decorators: [inFormBox],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Files: Story = { args: { files, fileDetail: () => <Badge tone="success">12 fields</Badge> } };
export const Disabled: Story = { args: { files, disabled: true } };

export const ErrorState: Story = {
  args: { files },
  play: async ({ canvas, canvasElement }) => {
    const zone = canvas.getByText('Drop files here').parentElement;
    const dropped = new DataTransfer();
    dropped.items.add(new File(['x'], 'memoria.pages'));
    dropped.items.add(new File([], 'vacío.pdf'));
    zone?.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    await expect(await canvas.findByText(/Unsupported file type: memoria.pages/)).toBeVisible();
    await expect(canvas.getByText('vacío.pdf is empty')).toBeVisible();
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    files: [fileOf('memoria-de-actividades-y-cuentas-anuales-auditadas-2025-definitiva.docx', 310_000)],
    hint: 'Documentos PDF, de texto, hojas de cálculo de Excel o presentaciones de PowerPoint',
    fileDetail: () => <Badge tone="warning">No se han detectado campos</Badge>,
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

export const Keyboard: Story = {
  args: { files },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Select Files' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilesChange).toHaveBeenLastCalledWith([files[1]]);
    await expect(canvas.getByRole('button', { name: 'Remove cap-table.xlsx' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Select Files' })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: (args) => (
    <div className={galleryTable}>
      <FileDrop {...args} />
      <FileDrop {...args} files={files} fileDetail={() => <Badge tone="success">12 fields</Badge>} />
      <FileDrop {...args} files={files} disabled />
    </div>
  ),
};
