import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { galleryRow } from '../../testing/frames.css.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { type ToastOptions, useToast } from './ToastContext.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { toastTypes } from './toastQueue.ts';

interface ToastDemoProps extends ToastOptions {
  /** What was done, in a few words. */
  message: string;
  /** Shows one toast of each type at once. */
  isOpen?: boolean;
}

function ToastButtons({ message, isOpen = false, ...options }: ToastDemoProps) {
  const toasts = useToast();
  useEffect(() => {
    if (!isOpen) return undefined;
    const ids = toastTypes.map((type) => toasts.show(message, { type, duration: Number.POSITIVE_INFINITY }));
    return () => ids.forEach((id) => toasts.dismiss(id));
  }, [isOpen, message, toasts]);
  return (
    <div className={galleryRow}>
      {toastTypes.map((type) => (
        <Button key={type} onClick={() => toasts.show(message, { ...options, type })}>
          {type}
        </Button>
      ))}
    </div>
  );
}

function ToastDemo(props: ToastDemoProps) {
  return (
    <ToastProvider>
      <ToastButtons {...props} />
    </ToastProvider>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastDemo,
  parameters: {
    docs: {
      story: { inline: false, height: '22rem' },
      description: {
        component: `
Says that something was done, at the top right, and leaves after 3 seconds; the clock stops while the pointer or focus is on it. An error stays until it is closed. At most 20 are kept, the oldest goes first. Wrap the app in ToastProvider and call \`useToast().success('Startup deleted', { action: { label: 'Undo', onPress } })\`.

A message that belongs to a place in the page is a Banner; a region that failed to load is an ErrorPanel.

- **Do** say what was done, and offer Undo where it can be taken back.
- **Don't** report what needs an answer, or repeat what the page shows anyway.

**Accessibility.** Announced without taking focus: errors at once, the rest politely. F8 moves focus to the newest, Tab reaches its action and its cross, also while a dialog is open; closing the last one gives the focus back.`,
      },
    },
  },
  argTypes: {
    message: { description: 'What has happened, in one sentence with the name of the thing.' },
    action: { description: 'One thing to do about it, such as Undo.' },
  },
  args: { message: 'Startup deleted', action: { label: 'Undo', onPress: () => undefined } },
} satisfies Meta<typeof ToastDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    isOpen: true,
    message: 'La startup Energías Renovables del Cantábrico Oriental se ha eliminado de todas las listas y portfolios',
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'error' }));
    const region = await screen.findByRole('region', { name: /Notifications/ });
    await waitFor(() => expect(within(region).getByText('Startup deleted')).toBeVisible());
    await userEvent.keyboard('[F8]');
    await expect(within(region).getByRole('list')).toHaveFocus();
    // The order of Tab is the viewport's own, which simulated keys do not follow.
    within(region).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(region).queryByText('Startup deleted')).toBeNull());
  },
};

/** A dialog is open: the Undo of what was just done can be reached, and the focus goes back into the dialog. */
export const OverDialog: Story = {
  render: (args) => (
    <ToastProvider>
      <Dialog title="Members" trigger={<Button>Members</Button>}>
        <ToastButtons {...args} />
      </Dialog>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Members' }));
    const inDialog = within(await screen.findByRole('dialog', { name: 'Members' }));
    const button = inDialog.getByRole('button', { name: 'error' });
    await userEvent.click(button);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('list')).toHaveFocus();
    undo.focus();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Startup deleted')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Gallery: Story = {
  args: { isOpen: true },
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  // What shows messages comes with the first.
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(toastTypes.length));
  },
};
