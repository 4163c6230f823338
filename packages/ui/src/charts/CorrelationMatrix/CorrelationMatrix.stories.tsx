import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { areaAxes, portfolio, similarity } from '../shared/fixtures.ts';
import { CorrelationMatrix } from './CorrelationMatrix.tsx';

const scores = [67.2, 59.24, 65.73, 70.43];
const many = portfolio.map(([label]) => ({ id: label, label }));
const manyValues = similarity(portfolio.map(([, score]) => score));

/**
 * How alike items are, each with each: the four scores of one startup, or the startups of a portfolio. To compare more than
 * about 40, filter first.
 *
 * **Accessibility.** One tab stop; arrows move in the grid, Home and End along the row, PageUp and PageDown to the corners,
 * Escape leaves. Each cell is announced with both names, the percentage and the word for it. The percentage is printed in
 * every cell, because the colours of high and moderate look alike to some readers.
 */
const meta = {
  title: 'Charts/CorrelationMatrix',
  component: CorrelationMatrix,
  args: { title: 'Startup correlation matrix', items: areaAxes('en'), values: similarity(scores) },
  decorators: [inCard],
} satisfies Meta<typeof CorrelationMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Portfolio: Story = { args: { title: 'Similarity of 30 startups', items: many, values: manyValues } };

export const Missing: Story = { args: { values: similarity([67.2, null, 65.73, 70.43]) } };

export const OneItem: Story = { args: { items: [{ id: 'value', label: 'Value' }], values: [[1]] } };

export const LongText: Story = {
  args: { title: 'Matriz de correlación de la empresa', items: areaAxes('es') },
  decorators: [inNarrowSpanish],
};

export const Empty: Story = { args: { items: [], values: [] } };

export const Loading: Story = { args: { status: { kind: 'loading' } } };

export const ErrorState: Story = {
  args: {
    status: {
      kind: 'error',
      title: 'Error loading startup data',
      text: 'The server did not answer.',
      onRetry: () => {},
    },
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /^Value and Value: 100,00/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^Market and Financial: 93,51/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('img', { name: /^Team and Team/ })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <>
      <Cards isWide>
        <CorrelationMatrix {...args} />
        <CorrelationMatrix {...args} title="Similarity of 30 startups" items={many} values={manyValues} />
      </Cards>
      <Cards>
        <CorrelationMatrix {...args} title="Narrow, one missing" values={similarity([67.2, null, 65.73, 70.43])} />
      </Cards>
    </>
  ),
};
