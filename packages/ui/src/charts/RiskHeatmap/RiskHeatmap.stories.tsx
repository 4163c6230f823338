import { formatScore } from '@aval/metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { MetricCard } from '../../components/MetricCard/MetricCard.tsx';
import { stack } from '../../testing/chartFrames.css.ts';
import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { errorState, loadingState } from '../../testing/chartStates.ts';
import { puenteHeatmap } from '../shared/fixtures.ts';
import { highlightedCells } from './highlightedCells.ts';
import { RiskHeatmap, type RiskHeatmapProps } from './RiskHeatmap.tsx';

const withData = puenteHeatmap('en').map((group) => ({
  ...group,
  cells: group.cells.map((cell) => ({ ...cell, hasData: true })),
}));

/**
 * Where the risk is: twelve sub-scores from 0 to 10 in four groups. Every cell prints the value and the label, so
 * colour is only an aid. A missing value counts 5 and is hatched.
 *
 * - **Do** keep the cells in the order of the model, so that the same risk is always in the same position.
 * - **Don't** use it to compare startups: use a column of values in a table.
 *
 * **Accessibility.** One tab stop; arrows move in the grid as it is drawn, Home and End along the row, Escape leaves.
 * Each cell is announced with its value, and with 'no data' where there is none.
 */
const meta = {
  title: 'Charts/RiskHeatmap',
  component: RiskHeatmap,
  args: { title: 'Risk heatmap', groups: puenteHeatmap('en') },
  decorators: [inCard],
} satisfies Meta<typeof RiskHeatmap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllData: Story = { args: { groups: withData } };

export const Bare: Story = { args: { isBare: true } };

export const Active: Story = { args: { activeId: 'financial' } };

/** Cards and cells of the same metric highlight each other, in both directions. */
function BesideCards(args: RiskHeatmapProps) {
  const [activeId, setActiveId] = useState<string | null>(null);
  return (
    <div className={stack}>
      {args.groups.map((group) => (
        <MetricCard
          key={group.id}
          title={group.label}
          value={formatScore(group.value)}
          unit="/10"
          isActive={activeId !== null && highlightedCells([group], activeId).size > 0}
          onActiveChange={(isActive) => setActiveId(isActive ? group.id : null)}
          onInfo={() => undefined}
        />
      ))}
      <RiskHeatmap {...args} activeId={activeId} onActiveChange={setActiveId} />
    </div>
  );
}

export const WithMetricCards: Story = {
  render: (args) => <BesideCards {...args} />,
  play: async ({ canvas }) => {
    const stateOf = (name: string) => canvas.getByRole('img', { name }).dataset['state'];
    canvas.getByRole('button', { name: /Financial/ }).focus();
    await waitFor(() => expect(stateOf('Cash runway: 8,0/10')).toBe('active'));
    await expect(stateOf('Differentiation: 5,0/10')).toBe('dimmed');
    canvas.getByRole('img', { name: 'Differentiation: 5,0/10' }).focus();
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Value' })).toHaveAttribute('data-state', 'active'));
    await expect(canvas.getByRole('article', { name: 'Financial' })).not.toHaveAttribute('data-state');
  },
};

export const LongText: Story = {
  args: { title: 'Mapa de riesgo por áreas de la evaluación', groups: puenteHeatmap('es') },
  decorators: [inNarrowSpanish],
};

export const Empty: Story = { args: { groups: [] } };

export const Loading: Story = loadingState;

export const ErrorState: Story = errorState;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Differentiation: 5,0/10' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Cash runway: 8,0/10' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: 'Burn: 5,0/10, no data, counts 5' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Experience: 6,9/10' })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <>
      <Cards isWide>
        <RiskHeatmap {...args} />
      </Cards>
      <Cards>
        {[
          <RiskHeatmap key="half" {...args} title="Two by two" />,
          <RiskHeatmap key="empty" {...args} title="Empty" groups={[]} />,
        ]}
      </Cards>
    </>
  ),
};
