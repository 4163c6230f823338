import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { galleryTable } from '../../testing/frames.css.ts';
import { inCardBox, inNarrowBox } from '../../testing/frames.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { StatCard } from './StatCard.tsx';

const open = (
  <TextLink variant="action" href="#open">
    Open
  </TextLink>
);

const meta = {
  title: 'Components/Data/StatCard',
  component: StatCard,
  parameters: {
    docs: {
      description: {
        component: `
Up to three counts of one kind, separated by hairlines, with a link to the counted items. The parent omits a meaningless 0 ('Owned'). \`children\` are a second column with the breakdown. Figures are passed as formatted text.

- **Do** link to the counted list.
- **Don't** show more than three counts in a card.

**Accessibility.** A region named by its title; figures are a description list, so each is read with its label. Loading is announced once; a failure is an alert with Retry.`,
      },
    },
  },
  decorators: [inCardBox],
  args: {
    title: 'My Startups',
    figures: [
      { value: '2', label: 'Owned' },
      { value: '7', label: 'Following' },
    ],
    action: open,
  },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneFigure: Story = { args: { title: 'My Portfolios', figures: [{ value: '3' }] } };
export const WithParts: Story = {
  args: { title: 'My Portfolios', figures: [{ value: '3' }], children: 'Seed Iberia 6, Climate 4, Campus 2026 3' },
};
export const Empty: Story = { args: { figures: [] } };
export const Loading: Story = { args: { isLoading: true } };
export const ErrorState: Story = { args: { error: 'Failed to load dashboard statistics', onRetry: fn() } };

export const LongText: Story = {
  args: {
    title: 'Startups en portfolios',
    figures: [
      { value: '11.402', label: 'Startups diferentes' },
      { value: '13.977', label: 'Contando repeticiones' },
    ],
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  args: { error: 'Failed to load dashboard statistics', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={galleryTable}>
      <StatCard {...args} />
      <StatCard title="My Portfolios" action={open} figures={[{ value: '3' }]}>
        Seed Iberia 6, Climate 4, Campus 2026 3
      </StatCard>
      <StatCard title="Startups in Portfolios" isLoading />
      <StatCard title="Startups by industry" error="Failed to load dashboard statistics" onRetry={fn()} />
    </div>
  ),
};
