import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { errorState, loadingState } from '../../testing/chartStates.ts';
import { scores } from '../shared/fixtures.ts';
import { DotPlot } from './DotPlot.tsx';

const items = scores.map((one) => ({ ...one, isCurrent: one.id === 'puente' }));

/**
 * Startups by score with their ranges. Where ranges overlap the order is not certain; the description names them.
 *
 * - **Do** mark the current startup (`isCurrent`), and put those without a score at the end.
 * - **Don't** rank by the dots when the ranges overlap; state that the order is uncertain.
 *
 * **Accessibility.** One tab stop; up and down move between the rows, Home and End to the ends, Escape leaves. Each row
 * is announced with its score and its range.
 */
const meta = {
  title: 'Charts/DotPlot',
  component: DotPlot,
  args: { title: 'Score and range', items },
  decorators: [inCard],
} satisfies Meta<typeof DotPlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutScore: Story = {
  args: { items: [...items.slice(0, 3), { id: 'new', label: 'Nómada', score: null, range: { low: 38, high: 71 } }] },
};

export const LongText: Story = {
  args: {
    title: 'Nota y rango de las empresas del portfolio',
    items: items.map((one) => ({ ...one, label: `${one.label} Soluciones` })),
  },
  decorators: [inNarrowSpanish],
};

export const Empty: Story = { args: { items: [] } };

export const Loading: Story = loadingState;

export const ErrorState: Story = errorState;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /^Solara: 82,8/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: 'Puente: 64,8, 90 % range 61 to 68' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: /^Tendero/ })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <>
      <Cards>
        <DotPlot {...args} />
        <DotPlot {...args} title="Three, from 60 up" items={items.slice(0, 3)} />
      </Cards>
    </>
  ),
};
