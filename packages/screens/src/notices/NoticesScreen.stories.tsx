import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { failed, loaded, loading, refused, stale } from '../testing/loadables.ts';
import { notices } from '../testing/notices.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { NoticesScreen, type NoticesScreenProps } from './NoticesScreen.tsx';

const none: ReadonlySet<number> = new Set();

/** Takes the marks off, as the page does. */
function Page({ onAllRead, marked, ...rest }: NoticesScreenProps) {
  const [isRead, setIsRead] = useState(false);
  return (
    <NoticesScreen
      {...rest}
      marked={isRead ? none : marked}
      onAllRead={() => {
        onAllRead();
        setIsRead(true);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Notices/NoticesScreen',
  component: NoticesScreen,
  args: {
    shownPage: 1,
    onPageChange: fn(),
    isBeyondLast: false,
    notices: loaded({ notices, pages: 1 }),
    marked: new Set([8, 7, 6]),
    onAllRead: fn(),
    paths: { startups: '/startups', profile: '/profile' },
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose: 'What happened to the startups that the user follows or owns, each with a link to its cause.',
      audience: 'Everyone who is signed in, each their own.',
      calls: {
        listNotices: 'One page of notices, newest first',
        readNotices: 'Marks those that were shown as read',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `What happened to the startups that the user follows or owns, by day.

- **Do** keep what was unread marked while the page is open: it is what the user came for.
- **Don't** put actions into a notice: its page has them.

**Accessibility.** Each day is a heading and a list. The sentence of a notice is its link; what is unread says so.`,
      },
    },
  },
} satisfies Meta<typeof NoticesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Today 14/06/2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Kelpa rose from medium to high/ })).toHaveAttribute(
      'href',
      '/startups/61?at=2026-06-14_09:31:42',
    );
  },
};

/** The marks go when the user wants them to. */
export const MarkAllAsRead: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Unread:')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onAllRead).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Unread:')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** The second of three pages. */
export const SecondPage: Story = {
  args: { shownPage: 2, notices: loaded({ notices: notices.slice(3), pages: 3 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Loading: Story = { args: { notices: loading } };

/** The page of the address does not exist, and the last one is about to be shown. */
export const BeyondLast: Story = {
  args: { shownPage: 9, isBeyondLast: true, notices: loaded({ notices: [], pages: 1 }) },
};

/** The previous notices stay, dimmed, while the next page loads. */
export const Refetching: Story = {
  args: { shownPage: 2, notices: stale({ notices, pages: 3 }) },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

/** Nothing has happened, or the user follows nothing yet. */
export const Empty: Story = {
  args: { notices: loaded({ notices: [], pages: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse startups' })).toHaveAttribute('href', '/startups');
  },
};

export const LoadError: Story = { args: { notices: failed } };

/** The server said why; the list can be requested again. */
export const Refused: Story = {
  args: { notices: { ...refused, retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.notices.retry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    notices: loaded({
      notices: notices.map((notice) => ({
        ...notice,
        text: 'Han caducado 8 datos de Cooperativa Internacional de Transporte Rural y Logística del Duero: Autonomía de caja, Gasto mensual neto, Ingresos, Margen de beneficio, Coste de adquisición de clientes, Valor del ciclo de vida y 2 más',
      })),
      pages: 1,
    }),
  },
  parameters: { locale: 'es' },
};

/** Tab goes from notice to notice. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getAllByRole('list')[0] as HTMLElement).getAllByRole('link');
    canvas.getByRole('button', { name: 'Mark all as read' }).focus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

export const Gallery: Story = { tags: ['gallery'] };
