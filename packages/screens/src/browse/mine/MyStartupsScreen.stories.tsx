import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { failed, loaded, loading, stale } from '../../testing/loadables.ts';
import { invitations } from '../../testing/ownerInvitations.ts';
import { classification, ownedStartups, startupList } from '../../testing/startupList.ts';
import { stopClock } from '../../testing/stopClock.tsx';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { defaultMyStartups } from '../browseState.ts';
import { MyStartupsScreen } from './MyStartupsScreen.tsx';

const mine = [...ownedStartups, ...startupList.filter((startup) => startup.is_following)];
const page = (startups: typeof mine, total = startups.length) => ({
  startups,
  page: 1,
  pages: Math.ceil(total / 10),
  total,
  total_is_capped: false,
});

const meta = {
  title: 'Screens/Browse/MyStartupsScreen',
  component: MyStartupsScreen,
  args: {
    state: defaultMyStartups,
    onChange: fn(),
    onClear: fn(),
    search: loaded(page(mine)),
    isBeyondLast: false,
    classification,
    mine,
    isAdmin: false,
    openingId: null,
    paths: {
      addStartup: '/startups/add',
      startups: '/startups',
      startup: (id) => `/startups/${id}`,
      editStartup: (id) => `/startups/${id}/edit`,
    },
    invitations: [],
    answering: null,
    onAnswer: fn(),
    onEdit: fn(),
    onShowOwners: fn(),
    onLeave: fn(),
    onUnfollow: fn(),
  },
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose: 'The startups that the user owns or follows, as cards with score, range and actions.',
      audience: 'Everyone who is signed in, each their own.',
      calls: {
        searchStartups: "One page of the user's startups",
        listMine: 'How many the user owns and follows',
        listIndustries: 'The industries of the filter and the cards',
        listStages: 'The stages of the filter and the cards',
        unfollowStartup: 'Unfollow, on a card',
        getStartup: 'The owners, in their dialog',
        listInvitedOwners: 'The invitations to own one, in the same dialog',
        addOwner: 'Inviting an owner',
        withdrawOwnerInvitation: 'Withdrawing an invitation',
        removeOwner: 'Giving up ownership',
        listOwnerInvitations: 'The invitations of the user',
        acceptOwnership: 'Accept, on an invitation',
        declineOwnership: 'Decline, on an invitation',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The startups that the user owns or follows, as cards with score, range and actions.

- **Do** let owners edit in a dialog over the list, and administrators on the page of the startup.
- **Don't** remove an owner without asking first.

**Accessibility.** A list of cards, each with a heading that is its link. Actions name their startup.`,
      },
    },
  },
} satisfies Meta<typeof MyStartupsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A founder with two startups who follows two others. */
export const Founder: Story = {};

/** An investor follows startups and owns none. */
export const Investor: Story = {
  args: { search: loaded(page(mine.slice(2))), mine: mine.slice(2) },
};

/** An administrator may edit what they follow. */
export const Administrator: Story = { args: { isAdmin: true } };

export const OneStartup: Story = { args: { search: loaded(page(mine.slice(0, 1))), mine: mine.slice(0, 1) } };

/** The first of ten pages of a hundred startups. */
export const ManyStartups: Story = { args: { search: loaded(page([...startupList], 100)) } };

/** Others want the user to own their startups. */
export const Invited: Story = { args: { invitations } };

/** A new account. */
export const FirstUse: Story = {
  args: { search: loaded(page([])), mine: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No startups')).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

/** A search stays where it found nothing. */
export const NothingFound: Story = {
  args: { state: { ...defaultMyStartups, q: 'desalination' }, search: loaded(page([])) },
  play: ({ canvas }) => expect(canvas.getByRole('searchbox')).toBeVisible(),
};

/** The search was cleared: the response that found nothing stays, and so does the search, until the list arrives. */
export const Cleared: Story = {
  args: { search: stale(page([])) },
  play: ({ canvas }) => expect(canvas.getByRole('searchbox')).toBeVisible(),
};

export const Loading: Story = { args: { search: loading, mine: undefined } };

/** The previous cards stay, dimmed, while the next ones load. */
export const Refetching: Story = {
  args: { search: stale(page(mine)) },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const LoadError: Story = { args: { search: failed } };

/** The edit dialog of a startup is loading. */
export const Opening: Story = { args: { openingId: 3 } };

export const LongText: Story = {
  args: {
    search: loaded(
      page(
        mine.map((one, index) =>
          index === 0
            ? {
                ...one,
                name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero',
                is_private: 1 as const,
              }
            : one,
        ),
      ),
    ),
  },
  parameters: { locale: 'es' },
};

/** A name written from right to left is truncated at its end, not at its beginning. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'mobile2' } },
  args: {
    search: loaded(
      page(
        mine.map((one) => ({
          ...one,
          name: 'חברה ישראלית לטכנולוגיה מתקדמת ולפיתוח מערכות אנרגיה סולארית במדבר',
        })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const [heading] = canvas.getAllByRole('heading', { name: /חברה/ });
    const text = heading && document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
    if (!heading || !text) throw new RangeError('No name');
    const letter = document.createRange();
    letter.setStart(text, 0);
    letter.setEnd(text, 1);
    const [first, box] = [letter.getBoundingClientRect(), heading.getBoundingClientRect()];
    await expect(heading.scrollWidth).toBeGreaterThan(heading.clientWidth);
    await expect(first.left).toBeGreaterThanOrEqual(box.left);
    await expect(first.right).toBeLessThanOrEqual(box.right + 1);
  },
};

/** Edit and leave ask the app; following ends at once, and the focus moves to the next card. */
export const Actions: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Edit Puente' }));
    await expect(args.onEdit).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Owners of Puente' }));
    await expect(args.onShowOwners).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove me as owner of Telar' }));
    await expect(args.onLeave).toHaveBeenCalledWith(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow Nodriza' }));
    await expect(args.onUnfollow).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Unfollow Faro Azul' })).toHaveFocus();
  },
};

export const Gallery: Story = { tags: ['gallery'] };
