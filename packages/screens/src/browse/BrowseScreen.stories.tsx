import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { failed, loaded, loading, stale, unreadable } from '../testing/loadables.ts';
import { classification, portfolios, startupList } from '../testing/startupList.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { BrowseScreen, type BrowseScreenProps } from './BrowseScreen.tsx';
import { type BrowseState, defaultBrowseState } from './browseState.ts';
import { QuickActions } from './QuickActions.tsx';

const found = (startups: typeof startupList, total = startups.length) =>
  loaded({ startups: [...startups], page: 1, pages: Math.ceil(total / 10), total, total_is_capped: false });

/** As the fixed startups are listed. */
const byScore: BrowseState = { ...defaultBrowseState, sort: 'score', order: 'desc' };

const narrowed: BrowseState = { ...defaultBrowseState, q: 'desalination', industry: 5, score: 60 };

/** Stores what is shown, as the address of the page does. */
function Page({ state: first, search, onChange, onClear, ...rest }: BrowseScreenProps) {
  const [state, setState] = useState(first);
  const [isCleared, setIsCleared] = useState(false);
  return (
    <BrowseScreen
      {...rest}
      state={state}
      search={isCleared ? { ...search, isFetching: true, isStale: true } : search}
      onChange={(part) => {
        onChange(part);
        setState((now) => ({ ...now, page: 1, ...part }));
      }}
      onClear={() => {
        onClear();
        setState(defaultBrowseState);
        setIsCleared(true);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Browse/BrowseScreen',
  component: BrowseScreen,
  args: {
    state: byScore,
    onChange: fn(),
    onClear: fn(),
    search: found(startupList, 38),
    isBeyondLast: false,
    classification,
    paths: {
      addStartup: '/startups/add',
      startup: (id) => `/startups/${id}`,
      compareIndustry: (id) => `/startups/${id}/industry-compare`,
    },
    renderActions: (startup) => (
      <QuickActions
        startup={startup}
        portfolios={loaded(portfolios)}
        addPortfolioHref="/portfolios/add"
        onFollowToggle={() => {}}
        onPortfoliosOpen={() => {}}
        onAdd={() => {}}
      />
    ),
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose:
        'The list in which startups are found: searched, filtered, sorted, followed and grouped without leaving it.',
      audience: 'Everyone who is signed in; private startups only by their owners and administrators.',
      calls: {
        searchStartups: 'One page of the startups that match',
        listIndustries: 'The industries of the filter and the rows',
        listStages: 'The stages of the filter and the rows',
        listPortfolios: 'The portfolios in the menu of a row, when it opens',
        followStartup: 'Follow, in a row',
        unfollowStartup: 'Unfollow, in a row',
        addToPortfolio: 'Add to a portfolio, in a row',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The list in which startups are found: searched, filtered, sorted, followed and grouped without leaving it.

- **Do** keep search, filters, order and page in the address.
- **Don't** empty the list while a new page loads: the rows stay, dimmed.

**Accessibility.** A table with sortable headers, or blocks with the same content where it has no room. Row actions name their startup.`,
      },
    },
  },
} satisfies Meta<typeof BrowseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneStartup: Story = { args: { search: found(startupList.slice(0, 1)) } };

/** The last of ten pages of a hundred startups. */
export const LastPage: Story = {
  args: {
    state: { ...byScore, page: 10 },
    search: loaded({ startups: [...startupList], page: 10, pages: 10, total: 100, total_is_capped: false }),
  },
};

/** More startups match than the server counts. */
export const Capped: Story = {
  args: {
    search: loaded({ startups: [...startupList], page: 1, pages: 100, total: 1000, total_is_capped: true }),
  },
};

/** Sorted by a column that is hidden otherwise. */
export const SortedByYear: Story = {
  args: { state: { ...defaultBrowseState, sort: 'foundation_year', order: 'desc' } },
};

export const Loading: Story = { args: { search: loading } };

/** The rows arrived before the names of industries and stages. */
export const LoadingNames: Story = { args: { classification: { industries: loading, stages: loading } } };

/** The previous rows stay, dimmed, while the next page loads. */
export const Refetching: Story = {
  args: {
    state: { ...byScore, page: 2 },
    search: stale({ startups: [...startupList], page: 1, pages: 4, total: 38, total_is_capped: false }),
  },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

/** Nobody has registered a startup yet. */
export const Empty: Story = {
  args: { search: found([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No startups yet')).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

/** A search and filters that nothing matches. */
export const NothingFound: Story = { args: { state: narrowed, search: found([]) } };

/** One press clears the search and the filters. */
export const Cleared: Story = {
  args: { state: narrowed, search: found([]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const LoadError: Story = { args: { search: failed } };

/** The list works; the filters cannot be offered. */
export const ListsFailed: Story = { args: { classification: { industries: failed, stages: unreadable } } };

export const LongText: Story = {
  args: {
    search: found(
      startupList.map((one, index) =>
        index === 0
          ? {
              ...one,
              name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero',
              description: 'Recogida compartida de mercancías entre pueblos sin estación. '.repeat(5),
            }
          : one,
      ),
    ),
  },
  parameters: { locale: 'es' },
};

/** A header sorts; pressed again, it turns the order round. */
export const Sorted: Story = {
  args: { state: defaultBrowseState },
  play: async ({ args, canvas }) => {
    const header = canvas.queryByRole('button', { name: /^Investability/ });
    if (!header) return;
    await userEvent.click(header);
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'score', order: 'desc' });
    await userEvent.click(canvas.getByRole('button', { name: /^Investability/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'score', order: 'asc' });
  },
};

/** The menu of a row lists the user's portfolios. */
export const AddToPortfolio: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Puente to a portfolio' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Iberian Seed' })).toBeVisible());
  },
};

export const Gallery: Story = { tags: ['gallery'] };
