import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { failed, loaded, loading, refused } from '../testing/loadables.ts';
import { describedPortfolios, manyPortfolios } from '../testing/portfolioList.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { MyPortfoliosScreen, type MyPortfoliosScreenProps } from './MyPortfoliosScreen.tsx';

const stats = { ownedStartups: 2, followedStartups: 5, myPortfolios: 4, startupsInPortfolios: 9 };

/** Stores what is shown, as the address of the page does. */
function Page({ state: first, onSearch, onPageChange, ...rest }: MyPortfoliosScreenProps) {
  const [state, setState] = useState(first);
  return (
    <MyPortfoliosScreen
      {...rest}
      state={state}
      onSearch={(q) => {
        onSearch(q);
        setState({ q, page: 1 });
      }}
      onPageChange={(page) => {
        onPageChange(page);
        setState((now) => ({ ...now, page }));
      }}
    />
  );
}

const meta = {
  title: 'Screens/Portfolios/MyPortfoliosScreen',
  component: MyPortfoliosScreen,
  args: {
    state: { q: '', page: 1 },
    onSearch: fn(),
    onPageChange: fn(),
    stats: loaded(stats),
    portfolios: loaded(describedPortfolios),
    paths: {
      addPortfolio: '/portfolios/add',
      portfolio: (id) => `/myportfolios?open=view&portfolio=${id}`,
      comparePortfolio: (id) => `/portfolios/${id}/compare`,
      startup: (id) => `/startups/${id}`,
    },
    onOpen: fn(),
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose: "The user's portfolios: how much is in them, and a list to open, edit, compare or delete each.",
      audience: 'Everyone who is signed in, each their own.',
      calls: {
        getDashboardStats: 'The figures at the top',
        listPortfolios: 'All portfolios of the user; search and pages are made from them',
        deletePortfolio: 'Delete, on confirmation',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The user's portfolios: how much is in them, and a list to open, edit, compare or delete each.

- **Do** open a portfolio in a dialog over the list, with an address of its own that can be shared and opened in a new tab.
- **Don't** delete a portfolio without asking first.

**Accessibility.** A table, or blocks with the same content where it has no room. Row actions name their portfolio; the search is a landmark.`,
      },
    },
  },
} satisfies Meta<typeof MyPortfoliosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePortfolio: Story = {
  args: {
    stats: loaded({ ...stats, myPortfolios: 1, startupsInPortfolios: 4 }),
    portfolios: loaded(describedPortfolios.slice(0, 1)),
  },
};

/** The last of three pages. */
export const ManyPortfolios: Story = {
  args: {
    state: { q: '', page: 3 },
    stats: loaded({ ...stats, myPortfolios: 24, startupsInPortfolios: 96 }),
    portfolios: loaded(manyPortfolios),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('24 portfolios')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByText('Cohort 2013')).toBeVisible();
  },
};

/** A new account. */
export const FirstUse: Story = {
  args: { stats: loaded({ ...stats, myPortfolios: 0, startupsInPortfolios: 0 }), portfolios: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No portfolios yet')).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByText('Ready to compare')).toBeNull();
  },
};

/** A search finds names and descriptions; one without matches can be taken back. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'committee');
    await expect(await canvas.findByText('1 portfolio')).toBeVisible();
    await expect(canvas.getByText('Energy 2026')).toBeVisible();
    await userEvent.type(box, ' of elders');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all portfolios' }));
    await expect(box).toHaveValue('');
    await expect(canvas.getByText('4 portfolios')).toBeVisible();
  },
};

export const NothingFound: Story = { args: { state: { q: 'desalination', page: 1 } } };

export const Loading: Story = { args: { stats: loading, portfolios: loading } };

/** The figures fail, with one Retry for both cards; the list works. */
export const StatsFailed: Story = {
  args: { stats: { ...refused, retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.stats.retry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Iberian Seed')).toBeVisible();
  },
};

export const ListFailed: Story = {
  args: { portfolios: { ...failed, retry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Error loading portfolios')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.portfolios.retry).toHaveBeenCalledOnce();
  },
};

/** The server is down. */
export const AllFailed: Story = { args: { stats: failed, portfolios: failed } };

export const LongText: Story = {
  args: {
    portfolios: loaded(
      describedPortfolios.map((one, index) => ({
        ...one,
        name: `Participadas del programa transfronterizo de innovación: ${one.name}`,
        description: index === 0 ? 'Empresas que ya venden a los dos lados de la frontera. '.repeat(6) : null,
      })),
    ),
  },
  parameters: { locale: 'es' },
};

/** The name opens the portfolio over the list; so do the actions of its row. */
export const Actions: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Energy 2026' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('view', 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Watch list' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('edit', 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Watch list' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('delete', 4);
    await expect(canvas.getByRole('link', { name: 'Compare the startups of Iberian Seed' })).toHaveAttribute(
      'href',
      '/portfolios/1/compare',
    );
  },
};

export const Gallery: Story = { tags: ['gallery'] };
