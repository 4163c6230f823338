import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aged, expired, fresh, manyAged } from '../testing/agedFacts.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { withMessages } from '../testing/withMessages.tsx';
import { ConfirmFactsCard } from './ConfirmFactsCard.tsx';

const meta = {
  title: 'Screens/Startup/ConfirmFactsCard',
  component: ConfirmFactsCard,
  args: {
    startup: aged,
    confirming: { confirm: fn(() => Promise.resolve()), stateRunway: fn(() => Promise.resolve()) },
    fieldEditLink: (field) => `/startups/7/edit?field=${field}`,
  },
  decorators: [stopClock, withMessages],
  parameters: {
    screen: {
      purpose: 'Asks for the facts of a startup that have gone out of date, the most important first.',
      audience: 'Administrators, who answer, and the owners of the startup, who see what is asked for.',
      calls: { confirmFacts: 'Still true', updateStartup: 'Now about so many months of runway' },
    },
    docs: {
      description: {
        component: `Asks for the facts of a startup that have gone out of date: money after half a year, most others after a year.

- **Do** count the runway down: it has changed even if nothing else has.
- **Don't** show it before anything has aged, or to those who can do nothing about it.

**Accessibility.** A list; each button names its fact. After an answer the focus moves to the head of the card, a failure is announced.`,
      },
    },
  },
} satisfies Meta<typeof ConfirmFactsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Cash Runway was 9 months in December 2025; by now about 3 months/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Now 3 months: Cash Runway' }));
    await expect(args.confirming?.stateRunway).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Still true: Revenue' }));
    await expect(args.confirming?.confirm).toHaveBeenCalledWith('revenue');
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

/** The runway is used up, so only the user knows what is left. */
export const Expired: Story = { args: { startup: expired } };

/** Whoever has answered the last question is not left with a gap. */
export const Empty: Story = { args: { startup: fresh } };

/** Five at a time; the others are counted. */
export const Many: Story = {
  args: { startup: manyAged },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('And 4 more facts.')).toBeVisible();
  },
};

/** Owners propose what is true today. */
export const Proposing: Story = {
  render: ({ startup, fieldEditLink }) => <ConfirmFactsCard startup={startup} fieldEditLink={fieldEditLink} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /^Change: / })[0]).toBeVisible();
    await expect(canvas.getByText(/is proposed to an administrator/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { confirming: { confirm: fn(() => new Promise(() => {})), stateRunway: fn() } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Still true: Revenue' });
    await userEvent.dblClick(button);
    await expect(args.confirming?.confirm).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const ErrorState: Story = {
  args: {
    confirming: {
      confirm: fn(() => Promise.reject(new Error('The service is not available right now'))),
      stateRunway: fn(),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Still true: Revenue' }));
    await expect(await canvas.findByText('The service is not available right now')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Still true: Revenue' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { startup: manyAged },
  parameters: { locale: 'es' },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Now 3 months: Cash Runway' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Still 9 months: Cash Runway' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.confirming?.confirm).toHaveBeenCalledWith('cash_runway_months');
    await expect(canvas.getByRole('heading').closest('[tabindex]')).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ConfirmFactsCard {...args} startup={manyAged} />
      <ConfirmFactsCard {...args} startup={expired} confirming={undefined} />
      <ConfirmFactsCard {...args} startup={fresh} />
    </div>
  ),
};

export const GalleryInSpanish: Story = {
  ...Gallery,
  tags: ['gallery'],
  parameters: { ...Gallery.parameters, locale: 'es' },
};
