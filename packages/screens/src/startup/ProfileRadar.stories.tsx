import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { notEvaluated } from '../testing/calculations.ts';
import { evaluationProps } from '../testing/evaluationProps.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { ProfileRadar } from './ProfileRadar.tsx';

const meta = {
  title: 'Screens/Startup/ProfileRadar',
  component: ProfileRadar,
  args: { calculation: evaluationProps().chosen, lens: 'general', activeArea: null, onActiveChange: fn() },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `The profile of a startup: its four scores under a lens.

- **Who sees it.** Every signed-in user; the lens is the one chosen for the page.
- **Data.** A stored calculation, or one with a what-if change.

**Accessibility.** A figure with a table of its values.`,
      },
    },
  },
} satisfies Meta<typeof ProfileRadar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The scores under the lens of corporations. */
export const Corporate: Story = { args: { lens: 'corporate' } };

/** The scores under the lens of universities. */
export const Educational: Story = { args: { lens: 'educational' } };

/** Too little is known for a score. */
export const NotEvaluated: Story = { args: { calculation: notEvaluated } };

export const LongText: Story = { parameters: { locale: 'es' } };
