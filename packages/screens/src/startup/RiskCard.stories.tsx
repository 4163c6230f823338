import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { lowCoverage, notEvaluated } from '../testing/calculations.ts';
import { evaluationProps } from '../testing/evaluationProps.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { RiskCard } from './RiskCard.tsx';

const meta = {
  title: 'Screens/Startup/RiskCard',
  component: RiskCard,
  args: { calculation: evaluationProps().chosen, activeId: null, onActiveChange: fn() },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `Three sub-scores of each area in one heatmap: where the risks are.

- **Who sees it.** Every signed-in user.
- **Data.** A stored calculation, or one with a what-if change.

**Accessibility.** A table whose cells are reached by arrow keys; the level stands in each cell as text.`,
      },
    },
  },
} satisfies Meta<typeof RiskCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Few facts: low coverage. */
export const LowCoverage: Story = { args: { calculation: lowCoverage } };

/** Too little is known for a score. */
export const NotEvaluated: Story = { args: { calculation: notEvaluated } };

export const LongText: Story = { parameters: { locale: 'es' } };
