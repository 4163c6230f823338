import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { errorState, loadingState } from '../../testing/chartStates.ts';
import { inCardBox } from '../../testing/frames.tsx';
import { staysInside } from '../../testing/staysInside.ts';
import { areaAxes, puenteSeries, quartileBand } from '../shared/fixtures.ts';
import { RadarChart } from './RadarChart.tsx';

const [puente] = puenteSeries;

/**
 * The shape of a startup: four scores from 0 to 100 on axes that point to the corners. Use it to see which side is
 * weak; to compare many startups use a DotPlot or a CorrelationMatrix.
 *
 * - **Do** compare one startup with its industry or one other, in the axes' usual order.
 * - **Don't** treat the area as a total: it changes with the order of the axes. The total is the printed score.
 *
 * **Accessibility.** One tab stop; left and right move along the axes, up and down between the series, Escape leaves.
 * Each point is announced with its series, its axis and its score. Series differ by colour, marker and dashes; the
 * figures of a band are in the table.
 */
const meta = {
  title: 'Charts/RadarChart',
  component: RadarChart,
  args: { title: 'Profile', axes: areaAxes('en'), series: [puente] },
  decorators: [inCard],
} satisfies Meta<typeof RadarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AgainstMedian: Story = { args: { title: 'Puente and its industry', series: puenteSeries } };

/** Between which scores the middle half of the industry lies. */
export const WithBand: Story = {
  args: { title: 'Puente and its industry', series: puenteSeries, band: quartileBand },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Middle half of the industry')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /table/i }));
    await expect(canvas.getByRole('columnheader', { name: 'First quartile' })).toBeVisible();
  },
};

export const ThreeSeries: Story = {
  args: { series: [...puenteSeries, { id: 'solara', label: 'Solara', values: [84.3, 85.22, 78.06, 87.68] }] },
};

export const FiveAxes: Story = {
  args: {
    axes: [...areaAxes('en'), { id: 'impact', label: 'Impact' }],
    series: [{ id: 'puente', label: 'Puente', values: [67.23, 59.248, 65.69, 70.37, 48] }],
  },
};

export const Clamped: Story = { args: { series: [{ id: 'odd', label: 'Out of range', values: [140, -20, 100, 0] }] } };

export const Active: Story = { args: { series: puenteSeries, activeId: 'financial' } };

export const LongText: Story = {
  args: { title: 'Perfil de la empresa por áreas de evaluación', axes: areaAxes('es'), series: puenteSeries },
  decorators: [inNarrowSpanish],
};

/** Eight long names around a small radar, three long names below it. */
export const EightLongAxes: Story = {
  args: {
    title: 'Perfil completo',
    axes: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'].map((id) => ({
      id,
      label: `Encaje del equipo en el mercado ${id}`,
    })),
    series: ['Puente', 'Solara', 'Kelpa'].map((name, index) => ({
      id: name,
      label: `${name} Sociedad Limitada de financiación de exportaciones a largo plazo`,
      values: [67, 59, 65, 70, 48, 81, 33, 90].map((value) => value - index * 11),
    })),
  },
  decorators: [inCardBox],
  play: ({ canvas }) => staysInside(canvas.getByRole('list')),
};

export const Empty: Story = {
  args: { series: [{ id: 'puente', label: 'Puente', values: [67.23, null, 65.69, 70.37] }] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('No scores available to display', { selector: 'p + *, svg + p' }),
    ).toBeVisible();
  },
};

export const Loading: Story = loadingState;

export const ErrorState: Story = errorState;

export const Keyboard: Story = {
  args: { series: puenteSeries },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Puente, Value: 67,2/100' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Puente, Financial: 59,2/100' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: 'Industry median, n = 14, Financial: 61,9/100' })).toHaveFocus();
    await expect(canvas.getByText('61,9/100')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('61,9/100')).toBeNull();
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Cards>
      {[
        <RadarChart key="one" {...args} />,
        <RadarChart key="two" {...args} title="Against the median" series={puenteSeries} band={quartileBand} />,
        <RadarChart key="empty" {...args} title="Empty" series={[]} />,
        <RadarChart key="loading" {...args} title="Loading" status={{ kind: 'loading' }} />,
      ]}
    </Cards>
  ),
};
