import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../components/Button/Button.tsx';
import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { ChartFrame } from './ChartFrame.tsx';

const table = {
  columns: [
    { id: 'date', label: 'Date' },
    { id: 'score', label: 'Score', align: 'end' as const },
  ],
  rows: [
    { id: 'first', cells: ['15/09/2025', '57,3'] },
    { id: 'last', cells: ['12/06/2026', '64,8'] },
  ],
};

/**
 * The frame of every chart: title, one or two sentences, the drawing or the same figures as a table, and the states
 * without data. Use it for your own drawings; the charts of the library include it.
 *
 * - **Do** write a title that names the data and let `describe` state the result.
 * - **Don't** put a chart of the library inside; it already has a frame.
 *
 * **Accessibility.** A figure with a name and a description. The toggle keeps its position and the focus, and names its
 * chart. Loading is announced politely, an error immediately.
 */
const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Investability',
    describe: () => 'From 57,3 in September 2025 to 64,8 in June 2026.',
    table,
    height: 120,
    children: <Sparkline label="Investability" values={[57.3, 57.9, 64.4, 65.8, 64.8]} size="large" />,
  },
  decorators: [inCard],
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTools: Story = { args: { tools: <Button size="small">Order: score</Button> } };

export const Loading: Story = { args: { status: { kind: 'loading' } } };

export const Empty: Story = {
  args: {
    status: {
      kind: 'empty',
      title: 'No scores available to display',
      text: 'One of the four scores is missing.',
      action: <Button size="small">Show what is missing</Button>,
    },
  },
};

const retry = fn<() => void>();

export const ErrorState: Story = {
  args: {
    status: { kind: 'error', title: 'Error loading startup data', text: 'The server did not answer.', onRetry: retry },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'Evolución de la invertibilidad desde la primera evaluación de la empresa',
    description:
      'De 57,3 en septiembre de 2025 a 64,8 en junio de 2026, con una bajada de un punto en la última versión.',
  },
  decorators: [inNarrowSpanish],
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: '12/06/2026 64,8' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View as chart: Investability' })).toHaveFocus();
  },
};

/** The menu is lazy and loaded on hover or focus; the first press still opens it. */
export const ExportKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { width } = canvas.getByRole('button', { name: /^Export/ }).getBoundingClientRect();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Image (PNG)' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const button = canvas.getByRole('button', { name: 'Export: Investability' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

/** The last downloaded file. */
async function savedBy(press: () => Promise<void>): Promise<Blob> {
  const create = spyOn(URL, 'createObjectURL');
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press();
  await waitFor(() => expect(click).toHaveBeenCalled());
  const file = create.mock.lastCall?.[0];
  create.mockRestore();
  click.mockRestore();
  if (!(file instanceof Blob)) throw new TypeError('No file was saved.');
  return file;
}

/** Each file contains what is visible, and is self-contained. */
export const Export: Story = {
  play: async ({ canvasElement }) => {
    const save = (name: string) =>
      savedBy(async () => {
        await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export: Investability' }));
        await userEvent.click(await screen.findByRole('menuitem', { name }));
      });
    const drawing = await (await save('Vector graphic (SVG)')).text();
    const parsed = new DOMParser().parseFromString(drawing, 'image/svg+xml');
    await expect(parsed.querySelector('parsererror')).toBeNull();
    await expect(parsed.querySelector('text')?.textContent).toBe('Investability');
    await expect(parsed.querySelectorAll('path[stroke^="rgb"]').length).toBeGreaterThan(0);
    await expect(drawing).not.toMatch(/var\(--|class=|View as table/);
    const picture = await createImageBitmap(await save('Image (PNG)'));
    await expect(picture.width).toBe(2 * Number(parsed.documentElement.getAttribute('width')));
    await expect(picture.height).toBe(2 * Number(parsed.documentElement.getAttribute('height')));
    await expect(await (await save('Table (CSV)')).text()).toContain('15/09/2025,"57,3"\r\n');
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Cards>
      <ChartFrame {...args} />
      <ChartFrame {...args} title="Loading" status={{ kind: 'loading' }} />
      <ChartFrame
        {...args}
        title="Empty"
        status={{ kind: 'empty', title: 'No scores available to display', text: 'One of the four scores is missing.' }}
      />
      <ChartFrame
        {...args}
        title="Error"
        status={{ kind: 'error', title: 'Error loading startup data', onRetry: () => {} }}
      />
    </Cards>
  ),
};
