import * as RadixToast from '@radix-ui/react-toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { galleryRow, pageHead, toastColumn } from '../../testing/frames.css.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Toast } from './Toast.tsx';
import { type ToastOptions, useToast } from './ToastContext.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { toastTypes } from './toastQueue.ts';

interface ToastDemoProps extends ToastOptions {
  /** The completed action, in a few words. */
  message: string;
  /** Initially shows one toast of each type. */
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
  title: 'Components/Feedback/Toast',
  component: ToastDemo,
  parameters: {
    docs: {
      story: { inline: false, height: '22rem' },
      description: {
        component: `
Confirms an action and disappears after 3 seconds, or after 8 if it has a button; the timer pauses while the pointer or focus is on it. An error stays until it is closed. One is shown at a time, the newest first, with the number of queued ones. At most 20 are kept, the oldest is removed first. It is at the top right, or at the lower edge if it would cover a control or a heading there. Wrap the app in ToastProvider and call \`useToast().success('Startup deleted', { action: { label: 'Undo', onPress } })\`.

For a message about a part of the page use a Banner; for a region that failed to load an ErrorPanel.

- **Do** state what was done, and offer Undo if possible.
- **Don't** use it for messages that need a response, or repeat what the page already shows.

**Accessibility.** Announced without taking focus: errors immediately, the rest politely. F8 moves focus to the newest, Tab reaches its action and its close button, even while a dialog is open; closing the last one returns the focus.`,
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
    // The tab order is set by the viewport, which simulated keys do not follow.
    within(region).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(region).queryByText('Startup deleted')).toBeNull());
  },
};

/** A control and a heading occupy the default position, so this message is at the lower edge. */
export const OverControls: Story = {
  args: { isOpen: true },
  render: (args) => (
    <>
      <div className={pageHead}>
        <h2>Startups</h2>
        <Button>Retry</Button>
      </div>
      <ToastDemo {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const toast = (await screen.findByText('Startup deleted')).getBoundingClientRect();
    const retry = within(canvasElement).getByRole('button', { name: 'Retry' }).getBoundingClientRect();
    await expect(toast.top).toBeGreaterThan(retry.bottom);
    await expect(toast.bottom).toBeGreaterThan(window.innerHeight - toast.height * 2);
  },
};

/** With an open dialog, Undo can be reached, and the focus returns to the dialog. */
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
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ message, action }) => (
    <RadixToast.Provider>
      {toastTypes.map((type, index) => (
        <Toast
          key={type}
          toast={{ id: type, type, message, action, duration: Number.POSITIVE_INFINITY }}
          waitingCount={index}
          onClose={() => undefined}
        />
      ))}
      <RadixToast.Viewport className={toastColumn} />
    </RadixToast.Provider>
  ),
};
