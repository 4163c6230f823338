import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { lowCoverage, notEvaluated } from '../testing/calculations.ts';
import { evaluationProps } from '../testing/evaluationProps.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { ScoreWaterfall } from './ScoreWaterfall.tsx';

const meta = {
  title: 'Screens/Startup/ScoreWaterfall',
  component: ScoreWaterfall,
  args: { calculation: evaluationProps().chosen, activeArea: null, onActiveChange: fn() },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `How the score adds up: the points of the four areas, and the weakest area counted again.

- **Who sees it.** Every signed-in user.
- **Data.** A stored calculation, or one with a what-if change.
- **Do** keep the order of the areas, so that two startups can be compared at a glance.

**Accessibility.** A figure with a table of its values; hovering a bar highlights the area in the other cards and adds no information.`,
      },
    },
  },
} satisfies Meta<typeof ScoreWaterfall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The area that another card highlights. */
export const Highlighted: Story = { args: { activeArea: 'team' } };

/** Few facts: low coverage. */
export const LowCoverage: Story = { args: { calculation: lowCoverage } };

/** Too little is known for a score. */
export const NotEvaluated: Story = { args: { calculation: notEvaluated } };

export const LongText: Story = { parameters: { locale: 'es' } };
