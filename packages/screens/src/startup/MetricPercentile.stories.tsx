import type { Meta, StoryObj } from '@storybook/react-vite';

import { percentiles, tooFew } from '../testing/percentiles.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { MetricPercentile } from './MetricPercentile.tsx';

const meta = {
  title: 'Screens/Startup/MetricPercentile',
  component: MetricPercentile,
  args: { percentiles, metric: 'IE_investability_score' },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `One line in the dialog of a metric: the share of public startups of the same industry and stage that the newest figure is better than.

- **Data.** \`GET /api/startups/{id}/percentiles\`.
- **Do** say why there is no percentile when too few startups can be compared.

**Accessibility.** Text only.`,
      },
    },
  },
} satisfies Meta<typeof MetricPercentile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A metric of which less is better. */
export const LowerIsBetter: Story = { args: { metric: 'FEM_burn_rate' } };

/** Too few startups of this industry and stage. */
export const TooFew: Story = { args: { percentiles: tooFew } };

/** Enough startups, of which too few have this figure. */
export const FewWithThisFigure: Story = { args: { metric: 'FEM_lifetime_value' } };

export const LongText: Story = { parameters: { locale: 'es' } };
