import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { CalculationError } from './Fallbacks.tsx';

const meta = {
  title: 'Screens/Startup/CalculationError',
  component: CalculationError,
  args: { message: 'The server is not responding.', onRetry: fn(), isRetrying: false },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `Shown instead of the evaluation when its calculations could not be loaded; the rest of the page still works.

**Accessibility.** An alert with a Retry button that keeps the focus while it retries.`,
      },
    },
  },
} satisfies Meta<typeof CalculationError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Retrying: Story = { args: { isRetrying: true } };

export const LongText: Story = {
  args: { message: 'No se han podido leer los cálculos guardados de esta startup porque el servidor no responde.' },
  parameters: { locale: 'es' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
