import type { Meta, StoryObj } from '@storybook/react-vite';

import { notEvaluated, sources } from '../testing/calculations.ts';
import { evaluationProps } from '../testing/evaluationProps.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { withMessages } from '../testing/withMessages.tsx';
import { DataCard } from './DataCard.tsx';

const meta = {
  title: 'Screens/Startup/DataCard',
  component: DataCard,
  args: { calculation: evaluationProps().chosen, sources, lens: 'general', className: '' },
  decorators: [stopClock, withMessages],
  parameters: {
    docs: {
      description: {
        component: `The facts behind a calculation by source: stated, read from documents and pages, left at a default, estimated; and the values that nobody has entered yet.

- **Who sees it.** Every signed-in user.
- **Data.** The inputs of a stored calculation, and \`field_sources\` of \`GET /api/startups/{id}\`.
- **Do** name the values that are missing: entering them narrows the range.

**Accessibility.** A list of terms and values; the time is relative, with the exact time on hover.`,
      },
    },
  },
} satisfies Meta<typeof DataCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No value comes from a document. */
export const StatedOnly: Story = { args: { sources: {} } };

/** Too little is known for a score. */
export const NotEvaluated: Story = { args: { calculation: notEvaluated } };

export const LongText: Story = { parameters: { locale: 'es' } };
