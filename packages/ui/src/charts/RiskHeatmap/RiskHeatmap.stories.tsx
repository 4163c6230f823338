import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { errorState, loadingState } from '../../testing/chartStates.ts';
import { puenteHeatmap } from '../shared/fixtures.ts';
import { RiskHeatmap } from './RiskHeatmap.tsx';

const withData = puenteHeatmap('en').map((group) => ({
  ...group,
  cells: group.cells.map((cell) => ({ ...cell, hasData: true })),
}));

/**
 * Where the risk is: twelve sub-scores from 0 to 10 in four groups. The value and the label stand in every cell, so colour
 * only helps to find it. A missing value counts 5 and is hatched.
 *
 * **Accessibility.** One tab stop; arrows move in the grid as it is drawn, Home and End along the row, Escape leaves. Each
 * cell is announced with its value, and with 'no data' where there is none.
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
  tags: ['gallery'],
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
