import type { Meta, StoryObj } from '@storybook/react-vite';

import { startup } from '../testing/fixtures.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { NoCalculations } from './NoCalculations.tsx';

const meta = {
  title: 'Screens/Startup/NoCalculations',
  component: NoCalculations,
  args: { startup: { ...startup, cash_runway_months: null, burn_rate: null } },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `Shown instead of the evaluation of a startup that was never evaluated, with the required values that are missing.

- **Data.** The startup, from \`GET /api/startups/{id}\`.

**Accessibility.** A heading and text.`,
      },
    },
  },
} satisfies Meta<typeof NoCalculations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing is missing: the evaluation is about to be made. */
export const Complete: Story = { args: { startup } };

export const LongText: Story = { parameters: { locale: 'es' } };
