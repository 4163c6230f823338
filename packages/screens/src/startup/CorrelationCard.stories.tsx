import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { notEvaluated } from '../testing/calculations.ts';
import { evaluationProps } from '../testing/evaluationProps.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { CorrelationCard } from './CorrelationCard.tsx';

const meta = {
  title: 'Screens/Startup/CorrelationCard',
  component: CorrelationCard,
  args: {
    calculation: evaluationProps().chosen,
    lens: 'general',
    activeArea: null,
    onActiveChange: fn(),
    className: '',
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `The similarity of the startup's scores: two areas that are equally strong have 1. Under a lens, its scores stand next to the general ones.

- **Who sees it.** Every signed-in user.
- **Data.** A stored calculation, or one with a what-if change.
- **Don't** call it a statistical correlation: a single startup has none, which the information dialog says.

**Accessibility.** A table whose cells are reached by arrow keys.`,
      },
    },
  },
} satisfies Meta<typeof CorrelationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the scores of the lens of corporations. */
export const Corporate: Story = { args: { lens: 'corporate' } };

/** Too little is known for a score. */
export const NotEvaluated: Story = { args: { calculation: notEvaluated } };

export const LongText: Story = { parameters: { locale: 'es' } };
