import type { Publication } from '@aval/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { publications } from '../../testing/administration.ts';
import { failed, loaded, loading, refused } from '../../testing/loadables.ts';
import { stopClock } from '../../testing/stopClock.tsx';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { ReviewScreen, type ReviewScreenProps } from './ReviewScreen.tsx';

const found = (list: readonly Publication[]) => loaded(list);

/** Removes what is decided, as the next response does. */
function Page({ publications: list, onDecide, ...rest }: ReviewScreenProps) {
  const [decided, setDecided] = useState<readonly number[]>([]);
  const { data } = list;
  return (
    <ReviewScreen
      {...rest}
      publications={data ? { ...list, data: data.filter(({ id }) => !decided.includes(id)) } : list}
      onDecide={async (publication, decision) => {
        const isStored = await onDecide(publication, decision);
        if (isStored) setDecided((before) => [...before, publication.id]);
        return isStored;
      }}
    />
  );
}

const meta = {
  title: 'Screens/Administration/ReviewScreen',
  component: ReviewScreen,
  args: {
    publications: found(publications),
    startupHref: (id) => `#/startups/${id}`,
    onDecide: fn(async () => true),
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose: 'Startups of new accounts that become public once an administrator agrees.',
      audience: 'Administrators.',
      calls: {
        listPublications: 'The startups that wait, longest waiting first',
        decidePublication: 'Make public and Leave private, in a row',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Startups of new accounts that become public once an administrator agrees.

- **Do** give a reason that the owners can act on.
- **Don't** judge how good a startup is; the score does that. Leave private what is invented or offensive.

**Accessibility.** Each button names its startup. When a row leaves, the focus moves to the next one, or else to the heading.`,
      },
    },
  },
} satisfies Meta<typeof ReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneStartup: Story = { args: { publications: found(publications.slice(0, 1)) } };

export const Loading: Story = { args: { publications: loading } };

export const Empty: Story = { args: { publications: found([]) } };

export const LoadError: Story = { args: { publications: failed } };

/** The server said why; the list can be requested again. */
export const Refused: Story = {
  args: { publications: { ...refused, retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.publications.retry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    publications: found(
      publications.map((one, index) => ({
        ...one,
        user: index === 0 ? null : one.user,
        startup: {
          ...one.startup,
          name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero',
          description: 'Recogida compartida de mercancías entre pueblos sin estación. '.repeat(4),
        },
      })),
    ),
  },
  parameters: { locale: 'es' },
};

/** A startup that became public leaves the list, and the focus moves to the next row. */
export const MakePublic: Story = {
  play: async ({ args, canvas }) => {
    const [first, second] = publications.map(({ startup }) => startup.name);
    await userEvent.click(canvas.getByRole('button', { name: `Make public: ${first}` }));
    await expect(args.onDecide).toHaveBeenCalledWith(publications[0], { accept: true });
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Make public: ${first}` })).toBeNull());
    await expect(canvas.getByRole('button', { name: `Make public: ${second}` })).toHaveFocus();
  },
};

/** The reason is sent with the decision. */
export const LeavePrivate: Story = {
  play: async ({ args, canvas }) => {
    const [name] = publications.map(({ startup }) => startup.name);
    await userEvent.click(canvas.getByRole('button', { name: `Leave private: ${name}` }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'There is no such company. ');
    await userEvent.click(screen.getByRole('button', { name: 'Leave private' }));
    const decision = { accept: false, reason: 'There is no such company.' };
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(publications[0], decision));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText(String(name))).toBeNull();
  },
};

/** The server refused: the row stays. */
export const Failed: Story = {
  args: { onDecide: fn(async () => false) },
  play: async ({ args, canvas }) => {
    const [name] = publications.map(({ startup }) => startup.name);
    const publish = canvas.getByRole('button', { name: `Make public: ${name}` });
    await userEvent.click(publish);
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await waitFor(() => expect(publish).not.toHaveAttribute('aria-busy', 'true'));
    await expect(publish).toBeVisible();
  },
};

export const Gallery: Story = { tags: ['gallery'] };
