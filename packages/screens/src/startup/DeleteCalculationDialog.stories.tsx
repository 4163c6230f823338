import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { DeleteCalculationDialog } from './DeleteCalculationDialog.tsx';

const meta = {
  title: 'Screens/Startup/DeleteCalculationDialog',
  component: DeleteCalculationDialog,
  args: {
    calculationDate: '2026-05-01T08:30:00.000Z',
    isOpen: true,
    isPending: false,
    error: null,
    onConfirm: fn(),
    onClose: fn(),
  },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Asks before one calculation of a startup is deleted, and says which one is shown afterwards.',
      audience: 'Administrators.',
      calls: { deleteCalculation: 'Sent on confirmation' },
    },
    docs: {
      story: { inline: false, iframeHeight: 400 },
      description: {
        component: `Asks before one calculation of a startup is deleted, and says which one is shown afterwards.

- **Do** name the moment with its time zone: two calculations may be of the same day.
- **Don't** offer Undo: the calculation is gone.

**Accessibility.** An alert dialog; the focus starts on its title, which names the moment.`,
      },
    },
  },
} satisfies Meta<typeof DeleteCalculationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete calculation' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { isPending: true } };

/** The server gave no reason. */
export const Failed: Story = { args: { error: '' } };

export const Refused: Story = { args: { error: 'The server is being updated. Try again in a minute.' } };

export const LongText: Story = {
  args: { error: 'El servidor se está actualizando. Inténtalo de nuevo dentro de un minuto.' },
  parameters: { locale: 'es' },
};
