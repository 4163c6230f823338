import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { lowCoverage } from '../../testing/calculations.ts';
import { calculations, startup } from '../../testing/fixtures.ts';
import { industryOn } from '../../testing/industry.ts';
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

const history = [industryOn(91, '2026-06-12T18:05:00.000Z', 14, 2), industryOn(90, '2026-04-22T09:00:00.000Z', 12, 2)];
const complete = [industryOn(91, '2026-06-12T18:05:00.000Z', 14)];

const meta = {
  title: 'Screens/Comparison/IndustryScreen',
  component: IndustryScreen,
  args: {
    startupId: startup.id,
    startup: loaded(startup),
    industry: 'Fintech',
    calculations: loaded(calculations),
    industryCalculations: loaded(complete),
    lenses: ['general'],
    address: stillAddress(),
    paths: {
      startups: '/startups',
      startup: (id) => `/startups/${id}`,
      industry: (id) => `/startups?industry=${id}`,
    },
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose:
        'A startup beside the medians and quartiles of the public startups of its industry: profile, distance of each score, and every metric.',
      audience: 'Everyone who may see the startup.',
      calls: {
        getStartup: 'The startup and its industry',
        listCalculations: 'Its calculations, newest first',
        listIndustryCalculations: 'The medians, quartiles and counts of its industry, newest first',
        listIndustries: 'The name of the industry',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `A startup beside the medians and quartiles of the public startups of its industry: profile, distance of each score, and every metric, with its place in words.

- **Do** say how many startups have a figure, and how many are left out and why.
- **Don't** show a figure of fewer than five startups, or of private ones: it would tell theirs.

**Accessibility.** A value above or below the median is marked by an icon with a text, and its place among the quartiles is written out: neither rests on colour alone. The quartiles of the chart are in its table.`,
      },
    },
  },
} satisfies Meta<typeof IndustryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two startups are left out because what they state contradicts itself. */
export const SomeLeftOut: Story = {
  args: { industryCalculations: loaded(history) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 startups are left out of these figures')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Startups of Fintech' });
    await expect(link).toHaveAttribute('href', '/startups?industry=4');
  },
};

export const SomeLeftOutEs: Story = { ...SomeLeftOut, parameters: { locale: 'es' }, play: async () => {} };

/** The startup itself is left out. */
export const LeftOutItself: Story = {
  args: { startup: loaded({ ...startup, open_contradictions: 1 }), industryCalculations: loaded(history) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Puente is one of them/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'What contradicts in Puente' });
    await expect(link).toHaveAttribute('href', '/startups/7');
  },
};

/** Nothing is shown of an industry of fewer than five startups. */
export const FewerThanFive: Story = {
  args: { industryCalculations: loaded([industryOn(91, '2026-06-12T18:05:00.000Z', 4, 1)]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/take at least 5 startups.*There are 4 in Fintech/)).toBeVisible();
    await expect(canvas.queryByText(/quartiles \d/)).toBeNull();
    await expect(canvas.getByText('1 startup is left out of these figures')).toBeVisible();
  },
};

export const FewerThanFiveEs: Story = { ...FewerThanFive, parameters: { locale: 'es' }, play: async () => {} };

/** Enough startups, of which only three have a lifetime value. */
export const FewHaveAFigure: Story = {
  args: {
    industryCalculations: loaded(
      complete.map((one) => ({
        ...one,
        FEM_lifetime_value: null,
        figures: {
          ...one.figures,
          FEM_lifetime_value: { n: 3, quartiles: null },
          LTV_CAC: { n: 3, quartiles: null },
        },
      })),
    ),
  },
  play: async ({ canvas }) => {
    const few = await canvas.findAllByText('n = 3, at least 5 needed');
    await expect(few).toHaveLength(2);
    await expect(few[0]?.closest('tr')).toHaveTextContent(/^Customer lifetime value/);
    await expect(canvas.getByText('quartiles 9,25 to 15,75, n = 14')).toBeVisible();
  },
};

/** Little is known about the startup. */
export const LowCoverage: Story = { args: { calculations: loaded([lowCoverage]) } };

export const NotEvaluated: Story = { args: { calculations: loaded([]) } };

/** No startup of the industry is evaluated yet, or the startup has no industry. */
export const NoIndustryFigures: Story = { args: { industryCalculations: loaded([]), industry: undefined } };

/** An administrator sees the lenses of all profiles. */
export const Administrator: Story = { args: { lenses: ['general', 'corporate', 'educational'] } };

export const Loading: Story = { args: { startup: loading, calculations: loading, industryCalculations: loading } };

/** The startup is there; its industry is awaited. */
export const LoadingIndustry: Story = { args: { industryCalculations: loading } };

export const LoadError: Story = { args: { startup: failed, calculations: failed, industryCalculations: failed } };

export const IndustryFailed: Story = { args: { industryCalculations: failed } };

/** Deleted meanwhile, private, or never there. */
export const NotFound: Story = { args: { startup: notFound, calculations: notFound, industryCalculations: notFound } };

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
