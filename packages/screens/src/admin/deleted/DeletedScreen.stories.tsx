import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { deletedStartups } from '../../testing/administration.ts';
import { failed, loaded, loading, refused, stale } from '../../testing/loadables.ts';
import { stopClock } from '../../testing/stopClock.tsx';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { DeletedScreen, type DeletedScreenProps } from './DeletedScreen.tsx';
import type { DeletedStartup } from './useDeletedColumns.tsx';

const found = (startups: readonly DeletedStartup[], pages = 1) => loaded({ startups, pages });

/** Removes what is restored, as the next response does. */
function Page({ deleted, onRestore, ...rest }: DeletedScreenProps) {
  const [restored, setRestored] = useState<readonly number[]>([]);
  const { data } = deleted;
  return (
    <DeletedScreen
      {...rest}
      deleted={
        data
          ? { ...deleted, data: { ...data, startups: data.startups.filter(({ id }) => !restored.includes(id)) } }
          : deleted
      }
      onRestore={async (startup) => {
        const isBack = await onRestore(startup);
        if (isBack) setRestored((before) => [...before, startup.id]);
        return isBack;
      }}
    />
  );
}

const meta = {
  title: 'Screens/Administration/DeletedScreen',
  component: DeletedScreen,
  args: {
    shownPage: 1,
    onPageChange: fn(),
    isBeyondLast: false,
    deleted: found(deletedStartups),
    onRestore: fn(async () => true),
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose: 'Startups that were deleted in the last 30 days, each of which can be brought back.',
      audience: 'Administrators.',
      calls: {
        listDeleted: 'One page of deleted startups, newest first',
        restoreStartup: 'Restore, in a row',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Startups that were deleted in the last 30 days, each of which can be brought back.

- **Do** restore without asking: it takes nothing away, and can be undone by deleting again.
- **Don't** remove the row before the server has restored the startup.

**Accessibility.** Each button names its startup. When a row leaves, the focus moves to the next one, or else to the heading.`,
      },
    },
  },
} satisfies Meta<typeof DeletedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneStartup: Story = { args: { deleted: found(deletedStartups.slice(0, 1)) } };

/** The second of three pages. */
export const SecondPage: Story = { args: { shownPage: 2, deleted: found(deletedStartups, 3) } };

export const Loading: Story = { args: { deleted: loading } };

/** The page of the address does not exist, and the last one is about to be shown. */
export const BeyondLast: Story = { args: { shownPage: 9, isBeyondLast: true, deleted: found([], 1) } };

/** The previous rows stay, dimmed, while the next page loads. */
export const Refetching: Story = {
  args: { shownPage: 2, deleted: stale({ startups: deletedStartups, pages: 3 }) },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const Empty: Story = { args: { deleted: found([]) } };

export const LoadError: Story = { args: { deleted: failed } };

/** The server said why; the list can be requested again. */
export const Refused: Story = {
  args: { deleted: { ...refused, retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.deleted.retry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    deleted: found(
      deletedStartups.map((one, index) =>
        index === 0
          ? {
              ...one,
              name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero',
              description: 'Recogida compartida de mercancías entre pueblos sin estación. '.repeat(4),
            }
          : one,
      ),
    ),
  },
  parameters: { locale: 'es' },
};

/** A restored startup leaves the list, and the focus moves to the next row. */
export const Restore: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Molino' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Restore Molino' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Restore Brújula Legal' })).toHaveFocus();
  },
};

/** The server refused: the row stays. */
export const RestoreFailed: Story = {
  args: { onRestore: fn(async () => false) },
  play: async ({ args, canvas }) => {
    const restore = canvas.getByRole('button', { name: 'Restore Molino' });
    await userEvent.click(restore);
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await waitFor(() => expect(restore).not.toHaveAttribute('aria-busy', 'true'));
    await expect(restore).toBeVisible();
  },
};

export const Gallery: Story = { tags: ['gallery'] };
