import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { comparedStartups, manyStartups } from '../../testing/comparedStartups.ts';
import { failed, loaded, loading, notFound, refused, unreadable } from '../../testing/loadables.ts';
import { stillAddress } from '../../testing/stillAddress.ts';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { useCompareState } from '../useCompareState.ts';
import { PortfolioComparisonScreen, type PortfolioComparisonScreenProps } from './PortfolioComparisonScreen.tsx';

const portfolio = { id: 3, name: 'Iberian Seed' };
const withStartups = (startups: typeof comparedStartups) => loaded({ portfolio, startups });

/** Stores what is shown, as the address of the page does. */
function Page({ address, ...rest }: PortfolioComparisonScreenProps) {
  return <PortfolioComparisonScreen {...rest} address={useCompareState(address.state)} />;
}

const meta = {
  title: 'Screens/Comparison/PortfolioComparisonScreen',
  component: PortfolioComparisonScreen,
  args: {
    comparison: withStartups(comparedStartups),
    lenses: ['general'],
    address: stillAddress(),
    paths: {
      myPortfolios: '/myportfolios',
      startup: (id) => `/startups/${id}`,
      addToPortfolio: (id) => `/myportfolios?open=add&portfolio=${id}`,
    },
    onExport: fn(async () => {}),
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'The whole screen on which the startups of a portfolio are compared.',
      audience: 'The owner of the portfolio.',
      calls: {
        comparePortfolio: 'The startups of the portfolio with all their calculations',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The whole screen on which the startups of a portfolio are compared.

- **Do** export what is on screen: the same lens, dates, rows and order.
- **Don't** show a panel when a refetch fails while older data is on screen; a toast says so.

**Accessibility.** While it loads, a status says what is awaited; a failure is an alert with a Retry button.`,
      },
    },
  },
} satisfies Meta<typeof PortfolioComparisonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An investor compares four startups, one of which is not evaluated. */
export const Default: Story = {};

/** An administrator sees the lenses of all profiles. */
export const Administrator: Story = { args: { lenses: ['general', 'corporate', 'educational'] } };

export const Loading: Story = { args: { comparison: loading } };

/** A portfolio that was created a moment ago. */
export const Empty: Story = { args: { comparison: withStartups([]) } };

export const OneStartup: Story = { args: { comparison: withStartups(comparedStartups.slice(0, 1)) } };

export const ManyStartups: Story = { args: { comparison: withStartups(manyStartups) } };

/** Deleted meanwhile, or somebody else's. */
export const NotFound: Story = { args: { comparison: notFound } };

export const LoadError: Story = { args: { comparison: failed } };

/** The server's own message takes the place of the general one. */
export const Refused: Story = { args: { comparison: refused } };

export const Unreadable: Story = { args: { comparison: unreadable } };

export const LongText: Story = {
  args: {
    comparison: loaded({
      portfolio: { ...portfolio, name: 'Participadas del programa de aceleración transfronteriza 2026' },
      startups: comparedStartups,
    }),
  },
  parameters: { locale: 'es' },
};

/** Two calculations of one day show their time, whole even on a phone. */
export const SameDay: Story = {
  globals: { viewport: { value: 'mobile2' } },
  args: {
    comparison: withStartups(
      comparedStartups.slice(0, 2).map((one) => ({
        ...one,
        calculations: one.calculations?.map((calculation, index) => ({
          ...calculation,
          calculation_date: `2026-06-12T1${8 - index}:05:00.000Z`,
        })),
      })),
    ),
  },
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Date of Puente' });
    const shown = select.parentElement?.querySelector('[aria-hidden] span');
    await expect(shown).toHaveTextContent(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d/);
    await expect(shown?.scrollWidth).toBe(shown?.clientWidth);
  },
};

/** Retry asks for the data again. */
export const Retried: Story = {
  args: { comparison: { ...failed, retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.comparison.retry).toHaveBeenCalledOnce();
  },
};
