import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { errorState, loadingState } from '../../testing/chartStates.ts';
import { puenteVersions } from '../shared/fixtures.ts';
import { EvolutionChart } from './EvolutionChart.tsx';

const dates = puenteVersions.map((version) => version.date);
const series = [
  { id: 'value', label: 'Value', values: puenteVersions.map((version) => version.value) },
  { id: 'financial', label: 'Financial', values: puenteVersions.map((version) => version.financial) },
  { id: 'market', label: 'Market', values: puenteVersions.map((version) => version.market) },
  { id: 'team', label: 'Team', values: puenteVersions.map((version) => version.team) },
  {
    id: 'score',
    label: 'Investability',
    values: puenteVersions.map((version) => version.score),
    band: puenteVersions.map(({ low, high }) => ({ low, high })),
    isMain: true,
  },
];
const runway = [{ id: 'runway', label: 'Cash runway', values: [7, null, 10, 10, 9] }];
const months = (value: number): string => `${value} months`;

const days = Array.from({ length: 2000 }, (_, index) =>
  new Date(Date.UTC(2021, 0, 1) + index * 86_400_000).toISOString(),
);
const daily = ['Value', 'Financial', 'Market', 'Team'].map((label, line) => ({
  id: label,
  label,
  values: days.map((_, day) => 50 + line * 9 + 8 * Math.sin(day / (90 + line * 40)) + 3 * Math.sin(day * (1.7 + line))),
}));

/**
 * How values changed from version to version. Time is to scale, names are at the line ends. The vertical scale may
 * start above 0; the description then states where.
 *
 * - **Do** pass the real dates of versions, and a `benchmark` for a target value.
 * - **Don't** mix units or more than about six lines: put a Sparkline in each row of a table instead.
 *
 * **Accessibility.** One tab stop; left and right move in time, up and down between the series, Escape leaves. Each
 * point is announced with its series, date and value. Series differ by colour and marker.
 */
const meta = {
  title: 'Charts/EvolutionChart',
  component: EvolutionChart,
  args: { title: 'Evolution', dates, series },
  decorators: [inCard],
} satisfies Meta<typeof EvolutionChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithBenchmark: Story = {
  args: {
    title: 'Cash runway',
    series: runway,
    format: months,
    benchmark: { value: 12, label: 'Healthy from 12 months' },
    domain: [0, 14],
  },
};

export const WithValues: Story = {
  args: { ...WithBenchmark.args, format: undefined, hasValues: true },
};

export const WithCoverage: Story = {
  args: { series: series.slice(4), notes: ['58 %', '68 %', '79 %', '86 %', '92 %'] },
};

export const ManySeries: Story = {
  args: {
    series: Array.from({ length: 8 }, (_, index) => ({
      id: `s${index}`,
      label: `Startup ${index + 1}`,
      values: puenteVersions.map((version) => version.score - 20 + index * 6),
    })),
  },
};

/** Thousands of points: the line keeps its peaks, and the active point has a mark. */
export const Daily: Story = {
  args: { title: 'Every day since 2021', dates: days, series: daily },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    canvas.getByRole('img', { name: /^Value, 01\/01\/2021/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^Financial, 02\/01\/2021/ })).toHaveFocus();
  },
};

/** Startups with different version dates: marks only at their own dates, and the active line dims the others. */
export const OwnDates: Story = {
  args: {
    description: 'Between its own calculations each startup keeps the value it had.',
    series: [
      {
        id: 'lumbre',
        label: 'Lumbre',
        values: [71.2, 71.2, 73.5, 73.5, 78.4],
        measured: [true, false, true, false, true],
      },
      {
        id: 'tramontana',
        label: 'Tramontana Cloud de la Costa Brava y Pirineos',
        values: [null, 64.1, 64.1, 65.7, 65.7],
        measured: [false, true, false, true, false],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
    await expect(canvas.getByText(/The scale starts at 6\d/)).toBeVisible();
    const last = canvas.getByRole('img', { name: 'Lumbre, 12/06/2026: 78,4' });
    last.focus();
    await expect(last).not.toHaveAttribute('data-state');
    await expect(canvas.getByRole('img', { name: /^Tramontana.*65,7$/ })).toHaveAttribute('data-state', 'dimmed');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: /^Lumbre.*73,5$/ })).toHaveFocus();
  },
};

export const OneVersion: Story = {
  args: {
    dates: dates.slice(0, 1),
    series: series.map((one) => ({ ...one, values: one.values.slice(0, 1), band: undefined })),
  },
};

export const LongText: Story = {
  args: { title: 'Evolución de la invertibilidad y de sus áreas' },
  decorators: [inNarrowSpanish],
};

export const Empty: Story = { args: { dates: [], series: [] } };

export const Loading: Story = loadingState;

export const ErrorState: Story = errorState;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Value, 15/09/2025: 58,2' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Value, 12/06/2026: 67,2' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}{Home}');
    await expect(canvas.getByRole('img', { name: 'Investability, 15/09/2025: 57,3' })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <>
      <Cards>
        <EvolutionChart {...args} />
        <EvolutionChart
          {...args}
          title="With a benchmark"
          series={runway}
          format={months}
          benchmark={{ value: 12, label: 'Healthy from 12 months' }}
          domain={[0, 14]}
        />
        <EvolutionChart {...args} {...OwnDates.args} title="Own dates" />
        <EvolutionChart
          {...args}
          title="With coverage"
          series={series.slice(4)}
          notes={['58 %', '68 %', '79 %', '86 %', '92 %']}
        />
      </Cards>
    </>
  ),
};
