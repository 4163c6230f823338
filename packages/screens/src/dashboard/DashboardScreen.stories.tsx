import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { UnconfirmedNotice } from '../profile/UnconfirmedNotice.tsx';
import { calculations } from '../testing/fixtures.ts';
import { failed, loaded, loading, refused } from '../testing/loadables.ts';
import { settled } from '../testing/settled.ts';
import { ownedStartups, portfolios, startupList, topStartups } from '../testing/startupList.ts';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const stats = { ownedStartups: 2, followedStartups: 5, myPortfolios: 4, startupsInPortfolios: 14 };
const followed = startupList.filter((startup) => startup.is_following);
const ofInvestor = {
  stats: loaded({ ...stats, ownedStartups: 0 }),
  startups: loaded(followed),
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
    draft: null,
    paths: {
      addStartup: '/startups/add',
      startups: '/startups',
      startup: (id) => `/startups/${id}`,
      myStartups: '/mystartups',
      myPortfolios: '/myportfolios',
      comparePortfolio: (id) => `/portfolios/${id}/compare`,
    },
  },
  decorators: [withMessages],
  play: ({ canvasElement }) => settled(canvasElement),
  parameters: {
    screen: {
      purpose: 'Where a user starts: how much is theirs, what to do next, and the ten startups that score highest.',
      audience:
        'Everyone who is signed in. Founders see the startups that they own; the figure and the card are left out when there are none.',
      calls: {
        getDashboardStats: 'The figures at the top',
        listPortfolios: 'The largest portfolios, and what may be compared',
        listTopRelevant: 'The ten startups that score highest, with their last scores',
        listMineFull: 'The startups that the user owns or follows',
        listCalculations: 'The recommendations for the first startup that the user owns',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Where a user starts: how much is theirs, what to do next, and the ten startups that score highest.

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
export const Founder: Story = {};

/** An investor owns no startup: the figures and the steps are those of what they follow. */
export const Investor: Story = { args: ofInvestor };

/** A startup whose registration was begun is the first step. */
export const Draft: Story = { args: { draft: { step: 4, values: { name: 'Vereda Sur' } } } };

/** The user has not confirmed the email yet. */
export const Unconfirmed: Story = {
  args: { notice: <UnconfirmedNotice email="marta.iriarte@cantil.example" isResending={false} onResend={fn()} /> },
};

/** A new account: nothing is followed, owned or grouped yet. */
export const FirstUse: Story = {
  args: {
    stats: loaded({ ownedStartups: 0, followedStartups: 0, myPortfolios: 0, startupsInPortfolios: 0 }),
    portfolios: loaded([]),
    startups: loaded([]),
    advice: null,
  },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    await expect(canvas.getByText('Nothing needs your attention')).toBeVisible();
  },
};

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
  args: { stats: loading, portfolios: loading, startups: loading, top: loading, advice: null },
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
