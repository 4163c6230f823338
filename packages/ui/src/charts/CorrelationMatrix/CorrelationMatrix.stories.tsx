import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { errorState, loadingState } from '../../testing/chartStates.ts';
import { areaAxes, portfolio, similarity } from '../shared/fixtures.ts';
import { CorrelationMatrix } from './CorrelationMatrix.tsx';

const scores = [67.2, 59.24, 65.73, 70.43];
const many = portfolio.map(([label, score]) => ({ id: label, label, score }));
const manyValues = similarity(portfolio.map(([, score]) => score));

/** Startups whose scores form a few groups, unordered; deterministic. */
function startups(count: number) {
  const items = Array.from({ length: count }, (_, index) => {
    const score = 20 + ((index * 37) % 5) * 16 + ((index * 53) % 97) / 9;
    return { id: String(index), label: `${portfolio[index % portfolio.length]?.[0] ?? ''} ${index + 1}`, score };
  });
  return { items, values: similarity(items.map(({ score }) => score)) };
}

const ten = startups(10);
const fifty = startups(50);
const hundred = startups(100);
const threeHundred = startups(300);

/**
 * Pairwise similarity of items: the four scores of one startup, or any number of startups of a portfolio.
 *
 * From 13 items on the user can order them by name, by score or by similarity. Percentages are printed if they fit;
 * otherwise an overview shows the groups, and a menu switches to all percentages.
 *
 * - **Do** name what is compared in the title: startups with similar scores may have different businesses.
 * - **Don't** use it for two or three items; a sentence or a RadarChart is clearer.
 *
 * **Accessibility.** One tab stop; arrows move in the grid, Home and End along the row, PageUp and PageDown to the
 * corners, Escape leaves. Each cell is announced with both names, the percentage and its band. The pointer and the
 * focus highlight the names of row and column. Many cells are drawn on a canvas; the table contains the same figures as
 * text.
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

export const TenStartups: Story = { args: { title: 'Similarity of 10 startups', ...ten } };

export const Portfolio: Story = {
  args: { title: 'Similarity of 30 startups', items: many, values: manyValues, defaultOrder: 'score' },
};

/** More items than fit: it scrolls, and the names stay. */
export const FiftyStartups: Story = {
  args: { title: 'Similarity of 50 startups', ...fifty, defaultOrder: 'similarity' },
};

export const HundredStartups: Story = {
  args: { title: 'Similarity of 100 startups', ...hundred, defaultOrder: 'similarity' },
};

export const ThreeHundredStartups: Story = {
  args: { title: 'Similarity of 300 startups', ...threeHundred, defaultOrder: 'similarity' },
};

export const Missing: Story = { args: { values: similarity([67.2, null, 65.73, 70.43]) } };

export const OneItem: Story = { args: { items: [{ id: 'value', label: 'Value' }], values: [[1]] } };

export const LongText: Story = {
  args: { title: 'Matriz de correlación de la empresa', items: areaAxes('es') },
  decorators: [inNarrowSpanish],
};

export const Empty: Story = { args: { items: [], values: [] } };

export const Loading: Story = loadingState;

export const ErrorState: Story = errorState;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    within(canvasElement).getByRole('img').focus();
    await expect(canvas.getByRole('img', { name: /^Value and Value: 100,00/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^Market and Financial: 93,51/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('img', { name: /^Team and Team/ })).toHaveFocus();
  },
};

/** Escape closes the tooltip, but keeps the focus ring, because the focus stays. */
export const KeepsItsRing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    const cell = canvas.getByRole('img', { name: /^Value and Financial/ });
    await expect(cell).toHaveFocus();
    await expect(getComputedStyle(cell).outlineStyle).toBe('solid');
  },
};

/** Every percentage of 100 startups: the focused cell scrolls into view next to the names. */
export const KeyboardInFigures: Story = {
  ...HundredStartups,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Order: similarity' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'all percentages' }));
    canvas.getByRole('img').focus();
    await userEvent.keyboard('{PageDown}');
    const scroller = canvas.getByRole('group', { name: 'Similarity of 100 startups' });
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(1000));
    await expect(scroller.scrollTop).toBeGreaterThan(1000);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(scroller.scrollLeft).toBe(0));
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <>
      <Cards isWide>
        <CorrelationMatrix {...args} />
        <CorrelationMatrix
          {...args}
          title="Similarity of 30 startups"
          items={many}
          values={manyValues}
          defaultOrder="score"
        />
        <CorrelationMatrix {...args} title="Similarity of 100 startups" {...hundred} defaultOrder="similarity" />
      </Cards>
      <Cards>
        <CorrelationMatrix {...args} title="Narrow, one missing" values={similarity([67.2, null, 65.73, 70.43])} />
      </Cards>
    </>
  ),
};
