import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { UnconfirmedNotice } from '../profile/UnconfirmedNotice.tsx';
import { actionOn, ofFollower } from '../testing/actions.ts';
import { calculations } from '../testing/fixtures.ts';
import { failed, loaded, loading, refused } from '../testing/loadables.ts';
import { settled } from '../testing/settled.ts';
import { ownedStartups, portfolios, startupList, topStartups } from '../testing/startupList.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const stats = { ownedStartups: 2, followedStartups: 5, myPortfolios: 4, startupsInPortfolios: 14 };
const [first, second, third] = calculations[0]?.recommendations.filter(({ gain }) => gain !== null) ?? [];
if (!first || !second || !third) throw new Error('There are too few recommendations.');
const ownActions = [
  actionOn(first, { id: 1, due_date: '2026-05-31' }),
  actionOn(second, { id: 2, startup: { id: 8, name: 'Telar' } }),
  actionOn({ ...third, gain: null }, { id: 3, due_date: null, state: 'done' }),
];
const followedActions = ownActions
  .filter(({ state }) => state === 'open')
  .map((action) => ({ ...action, ...ofFollower, startup: { id: 1, name: 'Nodriza' } }));
const followed = startupList.filter((startup) => startup.is_following);
const ofInvestor = {
  stats: loaded({ ...stats, ownedStartups: 0 }),
  startups: loaded(followed),
  actions: loaded(followedActions),
  advice: null,
  isFounder: false,
};
const ofNewAccount = {
  stats: loaded({ ownedStartups: 0, followedStartups: 0, myPortfolios: 0, startupsInPortfolios: 0 }),
  portfolios: loaded([]),
  startups: loaded([]),
  actions: loaded([]),
  advice: null,
};

const meta = {
  title: 'Screens/Dashboard/DashboardScreen',
  component: DashboardScreen,
  args: {
    stats: loaded(stats),
    portfolios: loaded(portfolios),
    startups: loaded([...ownedStartups, ...followed]),
    top: loaded(topStartups),
    advice: loaded(calculations),
    actions: loaded(ownActions),
    waiting: null,
    draft: null,
    isFounder: true,
    paths: {
      addStartup: '/startups/add',
      startups: '/startups',
      startup: (id) => `/startups/${id}`,
      myStartups: '/mystartups',
      myPortfolios: '/myportfolios',
      addPortfolio: '/portfolios/add',
      addToPortfolio: (id) => `/myportfolios?open=add&portfolio=${id}`,
      comparePortfolio: (id) => `/portfolios/${id}/compare`,
      validation: '/how-good-is-the-score',
      missingFigures: (id) => `/startups/${id}/figures?field=missing`,
      proposals: '/admin/proposals',
    },
  },
  decorators: [withMessages, stopClock],
  play: ({ canvasElement }) => settled(canvasElement),
  parameters: {
    screen: {
      purpose:
        'Where a user starts: how much is theirs, what to do next, and the ten startups whose range begins highest.',
      audience:
        'Everyone who is signed in. Founders see the startups that they own; the figure and the card are left out when there are none.',
      calls: {
        getDashboardStats: 'The figures at the top',
        listPortfolios: 'The largest portfolios, and what may be compared',
        listTopRelevant: 'The ten startups whose range begins highest, with their last scores',
        listMineFull: 'The startups that the user owns or follows',
        listMyActions: 'What is under way at startups that the user owns or follows',
        listCalculations: 'The recommendations for the first startup that the user owns',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Where a user starts: how much is theirs, what to do next, and the ten startups whose range begins highest.

- **Do** load the parts side by side: each shows its own skeleton and its own failure.
- **Don't** repeat Retry in every panel when the server was down for all of them.

**Accessibility.** Each card has a heading; a failure is an alert with a Retry button.`,
      },
    },
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A founder with two startups, one of which rests on few facts. */
export const Founder: Story = {
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    const card = canvas.getByRole('heading', { name: 'Actions' });
    await expect(card).toBeVisible();
    await expect(canvas.getByText('Overdue')).toBeVisible();
    await expect(canvas.getByRole('link', { name: second.text.en })).toHaveAttribute('href', '/startups/8');
  },
};

/** An investor owns no startup: the figures and the steps are those of what they follow. */
export const Investor: Story = {
  args: ofInvestor,
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Open actions of startups you follow' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Actions' })).toBeNull();
  },
};

/** A startup whose registration was begun is the first step. */
export const Draft: Story = { args: { draft: { step: 4, values: { name: 'Vereda Sur' } } } };

/** The user has not confirmed the email yet. */
/** An administrator has figures to decide about, which comes first. */
export const Reviewing: Story = {
  args: { waiting: loaded(3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 proposals of owners wait.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the queue' })).toHaveAttribute('href', '/admin/proposals');
  },
};

export const Unconfirmed: Story = {
  args: { notice: <UnconfirmedNotice email="marta.iriarte@cantil.example" isResending={false} onResend={fn()} /> },
};

/** A new account: nothing is followed, owned or grouped yet. */
export const FirstUse: Story = {
  args: ofNewAccount,
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    const steps = within(canvas.getByRole('list', { name: 'Your first steps' }));
    await expect(steps.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Register your startup',
      'Follow one you know',
      'Put two side by side',
    ]);
    await expect(steps.getByRole('link', { name: 'New Startup' })).toHaveAttribute('href', '/startups/add');
    await expect(steps.getByRole('link', { name: 'Browse Startups' })).toHaveAttribute('href', '/startups');
    await expect(steps.getByRole('link', { name: 'Add Portfolio' })).toHaveAttribute('href', '/portfolios/add');
    await expect(canvas.getByRole('link', { name: 'How good is the score?' })).toBeVisible();
    await expect(canvas.queryByText('Nothing needs your attention')).toBeNull();
    await expect(canvas.queryByText('Following')).toBeNull();
  },
};

/** An investor has followed one, and grouped it: two startups are not side by side yet. */
export const FirstUseBegun: Story = {
  args: {
    ...ofNewAccount,
    stats: loaded({ ownedStartups: 0, followedStartups: 1, myPortfolios: 1, startupsInPortfolios: 1 }),
    portfolios: loaded(portfolios.slice(0, 1).map((one) => ({ ...one, id: 8, startups_count: 1 }))),
    startups: loaded(followed.slice(0, 1)),
    isFounder: false,
  },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    const [first, second] = within(canvas.getByRole('list', { name: 'Your first steps' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Follow one you know');
    await expect(first).toHaveTextContent('Done');
    await expect(within(second as HTMLElement).getByRole('link', { name: 'Add startups' })).toHaveAttribute(
      'href',
      '/myportfolios?open=add&portfolio=8',
    );
  },
};

/** Cards as wide as beside the sidebar of a window of 1180 px, in which one is wider than its content by its padding. */
export const FirstUseBesideSidebar: Story = {
  args: ofNewAccount,
  decorators: [
    (StoryContent) => (
      <div style={{ inlineSize: 892 }}>
        <StoryContent />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    const title = canvas.getByRole('heading', { name: 'Register your startup' });
    await expect(title.getBoundingClientRect().height).toBeLessThan(30);
  },
};

export const FirstUseLongText: Story = { args: ofNewAccount, parameters: { locale: 'es' } };

/** The first startup of a new installation. */
export const OneStartup: Story = {
  args: {
    ...ofInvestor,
    top: loaded(topStartups.slice(0, 1).map((one) => ({ ...one, recent_scores: one.recent_scores.slice(-1) }))),
    portfolios: loaded(portfolios.slice(3)),
  },
};

/** No startup is evaluated yet. */
export const NoTopStartups: Story = { args: { ...ofInvestor, top: loaded([]) } };

export const Loading: Story = {
  args: { stats: loading, portfolios: loading, startups: loading, top: loading, actions: loading, advice: null },
  play: async () => {},
};

/** The startups are there; the calculations for the advice are awaited. */
export const LoadingAdvice: Story = { args: { advice: loading }, play: async () => {} };

/** One card fails, and has a Retry of its own. */
export const OneFailed: Story = {
  args: { top: { ...refused, retry: fn() } },
  play: async ({ args, canvas, canvasElement }) => {
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.top.retry).toHaveBeenCalledOnce();
  },
};

/** The server is down: one Retry for all. */
export const AllFailed: Story = {
  args: {
    stats: { ...failed, retry: fn() },
    portfolios: failed,
    startups: failed,
    actions: failed,
    top: { ...failed, retry: fn() },
    advice: null,
  },
  play: async ({ args, canvas, canvasElement }) => {
    await settled(canvasElement);
    await expect(canvas.getByText('Error loading startups')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.stats.retry).toHaveBeenCalledOnce();
    await expect(args.top.retry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    portfolios: loaded(
      portfolios.map((one) => ({ ...one, name: `Participadas del programa transfronterizo: ${one.name}` })),
    ),
    top: loaded(
      topStartups.map((one, index) =>
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

export const Gallery: Story = { tags: ['gallery'] };
