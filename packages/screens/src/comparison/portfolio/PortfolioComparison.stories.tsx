import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { comparedStartups, manyStartups } from '../../testing/comparedStartups.ts';
import { stillAddress } from '../../testing/stillAddress.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { useCompareState } from '../useCompareState.ts';
import { PortfolioComparison, type PortfolioComparisonProps } from './PortfolioComparison.tsx';

/** Stores what is shown, as the address of the page does. */
function Page({ address, ...rest }: PortfolioComparisonProps) {
  return <PortfolioComparison {...rest} address={useCompareState(address.state)} />;
}

const meta = {
  title: 'Screens/Comparison/PortfolioComparison',
  component: PortfolioComparison,
  args: {
    startups: comparedStartups,
    lenses: ['general', 'corporate', 'educational'],
    address: stillAddress(),
    hrefOf: (id) => `/startups/${id}`,
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose:
        'Says which startups of a portfolio score best and how certain that is, in which metrics they differ, and which are alike.',
      audience:
        'The owner of the portfolio. An administrator also sees the tabs of the other lenses, a corporation or university that of its own.',
      calls: { comparePortfolio: 'The startups of the portfolio with all their calculations' },
    },
    chromatic: { disableSnapshot: false },
    docs: {
      description: {
        component: `The startups of a portfolio side by side: their scores, every metric with its class and the best and worst value of each row, and how similar they are.

- **Do** keep lens, dates, order and hidden rows in the address: a link opens the same comparison, and its exports contain the same rows.
- **Don't** render it with fewer than two startups; say that a comparison takes two.

**Accessibility.** One table with column and row headers. Best and worst are marked by an icon with a text, not by colour alone.`,
      },
    },
  },
} satisfies Meta<typeof PortfolioComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three evaluated startups, and one that is not. */
export const Default: Story = {};

export const TwoStartups: Story = { args: { startups: comparedStartups.slice(0, 2) } };

/** More columns than the window shows: the table scrolls, the names of the rows stay. */
export const ManyStartups: Story = { args: { startups: manyStartups } };

/** An investor or a founder, who has one lens. */
export const OneLens: Story = { args: { lenses: ['general'] } };

/** The metrics of the lens of corporations. */
export const Corporate: Story = { args: { address: stillAddress({ lens: 'corporate' }) } };

/** Only rows whose values differ. */
export const Differences: Story = { args: { address: stillAddress({ onlyDifferences: true }) } };

/** One startup was last evaluated by the rules of before. */
export const TwoModels: Story = {
  args: {
    startups: comparedStartups.map((one, index) => ({
      ...one,
      calculations: one.calculations?.map((each) => (index === 0 ? { ...each, model_version: '1.0.0' } : each)),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not all of these scores follow the same rules')).toBeVisible();
  },
};

/** Nothing can be compared yet. */
export const NotEvaluated: Story = {
  args: { startups: comparedStartups.slice(-1).flatMap((one) => [one, { ...one, id: 5, name: 'Alcornoque' }]) },
};

export const LongText: Story = {
  args: {
    startups: comparedStartups.map((one, index) =>
      index === 0 ? { ...one, name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero' } : one,
    ),
  },
  parameters: { locale: 'es' },
};

/** A row sorts the columns, best value first. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Value proposition score' }));
    const names = () => canvas.getAllByRole('link', { name: /^View / }).map((link) => link.getAttribute('title'));
    await waitFor(() => expect(names()[0]).toBe('View Nodriza'));
  },
};

/** The information button of a row opens its guide. */
export const Explained: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More information about Market fit' }));
    const guide = within(await screen.findByRole('dialog', { name: 'Market fit' }));
    await expect(guide.getByRole('heading', { name: 'Calculation' })).toBeVisible();
    await expect(guide.getByRole('heading', { name: 'Interpretation' })).toBeVisible();
  },
};

/** The chart button of a row opens its history; another metric takes its place. */
export const Chart: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chart of Cash runway, months' }));
    const chart = within(await screen.findByRole('dialog', { name: 'Cash runway' }));
    await expect(chart.getAllByText('Faro Azul')[0]).toBeVisible();
    await userEvent.click(chart.getByRole('button', { name: 'Debt to equity' }));
    await expect(await screen.findByRole('dialog', { name: 'Debt to equity' })).toBeVisible();
  },
};

/** A row that was deselected is gone, and the table says so. */
export const RowHidden: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rows' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Scalability' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('rowheader', { name: /^Scalability/ })).toBeNull();
    await expect(canvas.getByText('4 startups, 34 of 35 rows')).toBeVisible();
  },
};

export const Gallery: Story = { tags: ['gallery'] };
