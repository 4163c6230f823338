import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { galleryTable } from '../../testing/frames.css.ts';
import { inFormBox, inNarrowBox } from '../../testing/frames.tsx';
import { textsEs } from '../../texts/es.ts';
import { TextsProvider } from '../../texts/TextsContext.ts';
import { JsonView } from './JsonView.tsx';

const startup = {
  id: 12,
  name: 'Kelpa',
  is_private: false,
  website: null,
  team: [
    { role: 'CTO', years: 8 },
    { role: 'CEO', years: 5 },
  ],
  financials: { revenue: 214_000, profit_margin: -20, rounds: [] },
};

const meta = {
  title: 'Components/Data/JsonView',
  component: JsonView,
  parameters: {
    docs: {
      description: {
        component: `
A JSON value as a tree. The scraping screen uses it for the result of a page, the document ingestion screen for the response of the language model. The first two levels are open; lists and objects of more than 100 members are shown in batches, so that a response of any size opens immediately. For text to read or copy use a CodeBlock.

- **Do** open the levels that users usually need.
- **Don't** use it for people who do not read JSON.

**Accessibility.** A tree with one tab stop: up, down, Home and End move, right opens or goes in, left closes or goes to the parent, Enter and Space open and close. Types differ by their syntax (quotes, brackets) as well as by colour. The copy button copies the whole value as JSON.`,
      },
    },
  },
  args: { title: 'Scraped page', value: startup },
  decorators: [inFormBox],
} satisfies Meta<typeof JsonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { depth: 0 } };
export const Empty: Story = { args: { value: {} } };
export const Large: Story = { args: { value: Array.from({ length: 2500 }, (_, index) => ({ id: index })), depth: 1 } };

/** The tools stay together on a phone, under the title if they do not fit next to it. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => {
      const { top, height } = button.getBoundingClientRect();
      return top + height / 2;
    });
    await expect(new Set(tops).size).toBe(1);
  },
};

export const LongText: Story = {
  args: {
    title: 'Respuesta completa del servidor de evaluación',
    value: {
      descripcion_del_producto_y_de_su_mercado:
        'Otorrinolaringología y electroencefalografía aplicadas a la monitorización continua de pacientes en su domicilio.',
    },
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('treeitem')[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('treeitem', { name: /^rounds/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /^financials/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: /^revenue/ })).toBeVisible();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryTable}>
      <JsonView title="Scraped page" value={startup} depth={9} />
      <JsonView title="Closed" value={startup} depth={1} />
      <JsonView title="Single value" value="Kelpa" />
    </div>
  ),
};
