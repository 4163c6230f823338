import type { IndustryCalculation } from '@aval/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { lowCoverage } from '../../testing/calculations.ts';
import { calculationOn, calculations, startup } from '../../testing/fixtures.ts';
import { failed, loaded, loading, notFound } from '../../testing/loadables.ts';
import { stillAddress } from '../../testing/stillAddress.ts';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { useCompareState } from '../useCompareState.ts';
import { IndustryScreen, type IndustryScreenProps } from './IndustryScreen.tsx';

/** Stores what is shown, as the address of the page does. */
function Page({ address, ...rest }: IndustryScreenProps) {
  return <IndustryScreen {...rest} address={useCompareState(address.state)} />;
}

const meanOn = (id: number, date: string, count: number): IndustryCalculation => ({
  ...calculationOn(id, date, { cash_runway_months: 14, market_growth_rate: 12, customer_feedback: 3 }),
  industry_id: startup.industry_id ?? 1,
  startups_count: count,
});

const means = [meanOn(91, '2026-06-12T18:05:00.000Z', 14), meanOn(90, '2026-04-22T09:00:00.000Z', 12)];

const meta = {
  title: 'Screens/Comparison/IndustryScreen',
  component: IndustryScreen,
  args: {
    startupId: startup.id,
    startup: loaded(startup),
    industry: 'Fintech',
    calculations: loaded(calculations),
    means: loaded(means),
    lenses: ['general'],
    address: stillAddress(),
    paths: { startups: '/startups', startup: (id) => `/startups/${id}` },
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose:
        'A startup beside the mean of the public startups of its industry: profile, distance of each score, and every metric.',
      audience: 'Everyone who may see the startup.',
      calls: {
        getStartup: 'The startup and its industry',
        listCalculations: 'Its calculations, newest first',
        listIndustryCalculations: 'The means of its industry, newest first',
        listIndustries: 'The name of the industry',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `A startup beside the mean of the public startups of its industry: profile, distance of each score, and every metric.

- **Do** say how many startups a mean is made of.
- **Don't** show a mean of private startups: it would tell their figures.

**Accessibility.** A value above or below the mean is marked by an icon with a text, not by colour alone.`,
      },
    },
  },
} satisfies Meta<typeof IndustryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The startup is the only public one of its industry. */
export const OneStartup: Story = { args: { means: loaded([meanOn(91, '2026-06-12T18:05:00.000Z', 1)]) } };

/** Little is known about the startup. */
export const LowCoverage: Story = { args: { calculations: loaded([lowCoverage]) } };

export const NotEvaluated: Story = { args: { calculations: loaded([]) } };

/** No startup of the industry is evaluated yet, or the startup has no industry. */
export const NoMeans: Story = { args: { means: loaded([]), industry: undefined } };

/** An administrator sees the lenses of all profiles. */
export const Administrator: Story = { args: { lenses: ['general', 'corporate', 'educational'] } };

export const Loading: Story = { args: { startup: loading, calculations: loading, means: loading } };

/** The startup is there; its industry is awaited. */
export const LoadingMeans: Story = { args: { means: loading } };

export const LoadError: Story = { args: { startup: failed, calculations: failed, means: failed } };

export const MeansFailed: Story = { args: { means: failed } };

/** Deleted meanwhile, private, or never there. */
export const NotFound: Story = { args: { startup: notFound, calculations: notFound, means: notFound } };

export const LongText: Story = {
  args: {
    industry: 'Inteligencia Artificial y Aprendizaje Automático',
    startup: loaded({ ...startup, name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero' }),
  },
  parameters: { locale: 'es' },
};

/** Only the rows in which the startup and its industry differ. */
export const Differences: Story = {
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('row').length;
    const choice = await canvas.findByRole('radio', { name: 'Differences' });
    const before = rows();
    await userEvent.click(choice);
    await expect(rows()).toBeLessThan(before);
  },
};

export const Gallery: Story = { tags: ['gallery'] };
