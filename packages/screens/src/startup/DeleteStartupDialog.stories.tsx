import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { DeleteStartupDialog } from './DeleteStartupDialog.tsx';

const meta = {
  title: 'Screens/Startup/DeleteStartupDialog',
  component: DeleteStartupDialog,
  args: { startup: 'Nodriza', isOpen: true, isPending: false, error: null, onConfirm: fn(), onClose: fn() },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Asks before a startup is deleted, and says how long it can be restored.',
      audience: 'Administrators.',
      calls: { deleteStartup: 'Sent on confirmation' },
    },
    docs: {
      story: { inline: false, iframeHeight: 400 },
      description: {
        component: `Asks before a startup is deleted, and says how long it can be restored.

- **Do** offer Undo after it was deleted.
- **Don't** say that it is gone for good: it can be restored for 30 days.

**Accessibility.** An alert dialog; the focus starts on its title, which names the startup.`,
      },
    },
  },
} satisfies Meta<typeof DeleteStartupDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Startup' }));
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
  args: { startup: 'Cooperativa Internacional de Logística y Transporte Intermodal' },
  parameters: { locale: 'es' },
};
