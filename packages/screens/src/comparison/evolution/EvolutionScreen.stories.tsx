import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { notEvaluated } from '../../testing/calculations.ts';
import { calculationOn, calculations, startup } from '../../testing/fixtures.ts';
import { failed, loaded, loading, notFound } from '../../testing/loadables.ts';
import { stillAddress } from '../../testing/stillAddress.ts';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { useCompareState } from '../useCompareState.ts';
import { EvolutionScreen, type EvolutionScreenProps } from './EvolutionScreen.tsx';

/** Stores what is shown, as the address of the page does. */
function Page({ address, ...rest }: EvolutionScreenProps) {
  return <EvolutionScreen {...rest} address={useCompareState(address.state)} />;
}

const month = (index: number) => new Date(Date.UTC(2024, index, 12, 9)).toISOString();

/** Calculations of every month, newest first: a growing team finds its market, and money runs low between rounds. */
const months = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    calculationOn(index + 1, month(index), {
      cash_runway_months: 14 - 2 * (index % 6),
      team_size: 3 + (index % 20),
      customer_feedback: 2 + Math.min(3, Math.floor(index / 2)),
      market_growth_rate: 12 + 4 * (index % 5),
      technical_expertise: index < 3 ? 3 : 5,
    }),
  ).toReversed();

const meta = {
  title: 'Screens/Comparison/EvolutionScreen',
  component: EvolutionScreen,
  args: {
    startupId: startup.id,
    startup: loaded(startup),
    calculations: loaded(months(6)),
    lenses: ['general'],
    address: stillAddress(),
    paths: { startups: '/startups', startup: (id) => `/startups/${id}` },
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose:
        "How the score of a startup changed: its scores over time, what moved them, each metric's course, and the versions side by side.",
      audience: 'Everyone who may see the startup.',
      calls: {
        getStartup: 'The name of the startup',
        listCalculations: 'All its calculations, newest first',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `How the score of a startup changed: its scores over time, what moved them, each metric's course, and the versions side by side.

- **Do** keep lens, chosen versions and hidden rows in the address.
- **Don't** compare versions of different models without saying so; the screen warns.

**Accessibility.** The charts have tables; the list of what moved the score names each cause and its points.`,
      },
    },
  },
} satisfies Meta<typeof EvolutionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six months of a startup. */
export const Default: Story = {};

export const TwoVersions: Story = { args: { calculations: loaded(calculations) } };

/** Too few versions for an evolution. */
export const OneVersion: Story = { args: { calculations: loaded(months(1)) } };

/** Not evaluated yet. */
export const Empty: Story = { args: { calculations: loaded([]) } };

export const ManyVersions: Story = { args: { calculations: loaded(months(30)) } };

/** One of the versions has no score. */
export const NotEvaluated: Story = {
  args: {
    calculations: loaded([calculationOn(9, '2026-07-12T09:00:00.000Z'), notEvaluated, ...calculations.slice(1)]),
  },
};

/** The rules changed between two versions. */
export const ModelChanged: Story = {
  args: {
    calculations: loaded(months(3).map((one, index) => (index === 2 ? { ...one, model_version: '0.9.0' } : one))),
  },
};

/** An administrator sees the lenses of all profiles. */
export const Administrator: Story = { args: { lenses: ['general', 'corporate', 'educational'] } };

export const Loading: Story = { args: { startup: loading, calculations: loading } };

/** The startup is there, its calculations are not yet. */
export const LoadingCalculations: Story = { args: { calculations: loading } };

export const LoadError: Story = { args: { startup: failed, calculations: failed } };

export const CalculationsFailed: Story = { args: { calculations: failed } };

/** Deleted meanwhile, private, or never there. */
export const NotFound: Story = { args: { startup: notFound, calculations: notFound } };

export const LongText: Story = {
  args: {
    startup: loaded({ ...startup, name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero' }),
  },
  parameters: { locale: 'es' },
};

/** Another pair of versions shows what moved the score between them. */
export const OtherVersions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'From version' }));
    const options = await screen.findAllByRole('option');
    await userEvent.click(options.at(-1) ?? document.body);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'From version' })).toHaveTextContent('12/01/2024'));
    await expect(canvas.getAllByText('12/01/2024').length).toBeGreaterThan(1);
  },
};

/** The course of one metric in a dialog. */
export const MetricChart: Story = {
  play: async ({ canvas }) => {
    const [chart] = await canvas.findAllByRole('button', { name: /^Chart/ });
    if (chart) await userEvent.click(chart);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Gallery: Story = { tags: ['gallery'] };
