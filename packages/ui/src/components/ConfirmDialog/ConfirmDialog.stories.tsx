import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '22rem' },
      description: {
        component: `
Asks for confirmation of an action that is hard to undo. The title is the question with the name of the item, the text explains what happens and whether it can be undone, the button is the verb. An error of the server (the last owner cannot leave) is shown inside, and the dialog stays open.

- **Do** state what will be lost and whether it can be restored.
- **Don't** ask when a Toast can offer Undo.

**Accessibility.** An alert dialog; its title is read first. Cancel comes before the confirming button. While confirming, the button is busy and cannot be pressed twice, and the dialog can be neither cancelled nor closed.`,
      },
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete Kelpa?',
    children: 'It disappears from every list and portfolio. An administrator can bring it back.',
    confirmLabel: 'Delete startup',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Harmless: Story = {
  args: {
    tone: 'normal',
    title: 'Recalculate all startups?',
    confirmLabel: 'Recalculate',
    children: 'It takes about two minutes.',
  },
};
export const Loading: Story = { args: { isLoading: true, loadingLabel: 'Deleting...' } };
export const ErrorState: Story = { args: { error: 'The last owner cannot leave the startup.' } };

export const LongText: Story = {
  args: {
    title: '¿Quieres dejar de ser titular de Energías Renovables del Cantábrico Oriental?',
    children:
      'Dejarás de poder editarla y, si es privada, también de verla. Otra persona titular puede volver a añadirte.',
    confirmLabel: 'Dejar de ser titular',
    cancelLabel: 'Seguir siendo titular',
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Gallery: Story = {
  ...ErrorState,
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
};
