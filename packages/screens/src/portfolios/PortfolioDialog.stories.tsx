import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { failed, loaded, loading } from '../testing/loadables.ts';
import { openPortfolio } from '../testing/portfolioList.ts';
import { startupList } from '../testing/startupList.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { AddStartups, type AddStartupsProps } from './AddStartups.tsx';
import { PortfolioDialog, type PortfolioDialogProps } from './PortfolioDialog.tsx';
import { RemoveStartupDialog } from './RemoveStartupDialog.tsx';

const inPortfolio = new Set(openPortfolio.startups.map(({ id }) => id));
const candidates = startupList.filter(({ id }) => !inPortfolio.has(id));
const found = (startups: typeof candidates) =>
  loaded({ startups: [...startups], page: 1, pages: 1, total: startups.length, total_is_capped: false });

const startupHref = (id: number) => `/startups/${id}`;
const step: AddStartupsProps = {
  state: { find: '', page: 1 },
  onFind: fn(),
  onPageChange: fn(),
  candidates: found(candidates),
  isBeyondLast: false,
  addingId: null,
  startupHref,
  onAdd: fn(),
};

/** Opens and leaves the second step, as the address of the page does. */
function Steps({ adding, onAddOpen, onBack, ...rest }: PortfolioDialogProps) {
  const [isAdding, setIsAdding] = useState(adding !== null);
  const second: ReactElement = adding ?? <AddStartups {...step} />;
  return (
    <PortfolioDialog
      {...rest}
      adding={isAdding ? second : null}
      onAddOpen={() => {
        onAddOpen();
        setIsAdding(true);
      }}
      onBack={() => {
        onBack();
        setIsAdding(false);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Portfolios/PortfolioDialog',
  component: PortfolioDialog,
  args: {
    listed: openPortfolio.portfolio,
    contents: loaded(openPortfolio),
    adding: null,
    paths: { comparePortfolio: (id) => `/portfolios/${id}/compare`, startup: startupHref },
    onClose: fn(),
    onAddOpen: fn(),
    onBack: fn(),
    onRemove: fn(),
  },
  render: (args) => <Steps {...args} />,
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'One portfolio over the list: its startups, and in a second step those that can be added.',
      audience: 'The owner of the portfolio.',
      calls: {
        getPortfolio: 'The portfolio with its startups',
        searchStartups: 'The startups that are not in it',
        addToPortfolio: 'Add, in a row',
        removeFromPortfolio: 'Remove, on confirmation',
      },
    },
    chromatic: { disableSnapshot: false },
    docs: {
      story: { inline: false, iframeHeight: 640 },
      description: {
        component: `One portfolio over the list: its startups, and in a second step those that can be added.

- **Do** show the name and description that the list already knows while the startups load.
- **Don't** close it when a startup is added or removed: usually another follows.

**Accessibility.** A modal dialog; its second step opens on the search. After a startup was added, the focus moves to the next one.`,
      },
    },
  },
} satisfies Meta<typeof PortfolioDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    // One of the four has no calculation.
    await waitFor(() => expect(screen.getAllByText(/^Evidenced \d+ of \d+\s%$/)).toHaveLength(3));
  },
};

/** Name and description are known from the list; as many skeletons as there are startups. */
export const Loading: Story = { args: { contents: loading } };

/** Opened from an address, while the list could not be loaded. */
export const Unlisted: Story = { args: { listed: undefined, contents: loading } };

export const Empty: Story = {
  args: {
    listed: { ...openPortfolio.portfolio, description: null, startups_count: 0 },
    contents: loaded({
      portfolio: { ...openPortfolio.portfolio, description: null, startups_count: 0 },
      startups: [],
    }),
  },
};

export const OneStartup: Story = {
  args: { contents: loaded({ ...openPortfolio, startups: openPortfolio.startups.slice(0, 1) }) },
};

export const LoadError: Story = {
  args: { contents: { ...failed, retry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.contents.retry).toHaveBeenCalledOnce();
  },
};

/** The second step. */
export const Adding: Story = {
  args: { adding: <AddStartups {...step} /> },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/^Evidenced \d+ of \d+\s%$/).length).toBeGreaterThan(1));
  },
};

export const AddingLoading: Story = { args: { adding: <AddStartups {...step} candidates={loading} /> } };

export const AddingFailed: Story = { args: { adding: <AddStartups {...step} candidates={failed} /> } };

/** Nothing is left to add. */
export const AddingComplete: Story = { args: { adding: <AddStartups {...step} candidates={found([])} /> } };

export const AddingNothingFound: Story = {
  args: {
    adding: <AddStartups {...step} state={{ find: 'desalination', page: 1 }} candidates={found([])} />,
  },
};

/** The app asks before it removes a startup. */
export const Removing: Story = {
  args: {
    children: (
      <RemoveStartupDialog
        portfolio="Iberian Seed"
        startup="Nodriza"
        isPending={false}
        error={null}
        onConfirm={fn()}
        onClose={fn()}
      />
    ),
  },
};

/** The second step opens on its search, passes the focus on when a startup is added, and leads back. */
export const Steppable: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Startup' }));
    await expect(args.onAddOpen).toHaveBeenCalledOnce();
    await expect(screen.getByRole('searchbox', { name: 'Search startups to add' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Add Faro Azul' }));
    await expect(step.onAdd).toHaveBeenCalledWith(2);
    await expect(screen.getByRole('button', { name: 'Add Puente' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the portfolio' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Nodriza' }));
    await expect(args.onRemove).toHaveBeenCalledWith(openPortfolio.startups[0]);
  },
};

export const LongText: Story = {
  args: {
    contents: loaded({
      portfolio: {
        ...openPortfolio.portfolio,
        name: 'Participadas del programa transfronterizo de innovación y transporte',
        description: 'Empresas que ya venden a los dos lados de la frontera. '.repeat(4),
      },
      startups: openPortfolio.startups.map((one) => ({
        ...one,
        name: `Cooperativa Internacional de Logística ${one.name}`,
        description: 'Recogida compartida de mercancías entre pueblos sin estación. '.repeat(4),
      })),
    }),
  },
  parameters: { locale: 'es' },
};

export const Gallery: Story = { tags: ['gallery'] };
