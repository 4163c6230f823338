import type { Startup } from '@aval/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { startup } from '../testing/fixtures.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { withMessages } from '../testing/withMessages.tsx';
import { AddsUpCard } from './AddsUpCard.tsx';

const text = 'the segment counts customers abroad as well.';
const answer = { text, by: 4, by_name: 'Marta Ibarra', at: '2026-06-01T10:00:00.000Z', accepted: false };
const contradicting: Startup = { ...startup, target_segment_size: 800, patent_count: 90, open_contradictions: 1 };

const meta = {
  title: 'Screens/Startup/AddsUpCard',
  component: AddsUpCard,
  args: {
    startup: contradicting,
    fieldEditLink: (field) => `/startups/7/edit?field=${field}`,
    onAnswer: fn(() => Promise.resolve()),
    canAccept: true,
  },
  decorators: [stopClock, withMessages],
  parameters: {
    screen: {
      purpose: 'Lists the figures of a startup that contradict each other, and what was said about them.',
      audience:
        'Everyone who sees the startup. Its creator and administrators explain, administrators accept; the reasons are shown to them and to its owners.',
      calls: { updateStartup: 'Explain, withdraw, accept' },
    },
    docs: {
      description: {
        component: `Lists the figures of a startup that contradict each other, and what was said about them.

- **Do** say in one line when nothing contradicts anything.
- **Don't** let it prevent anything: a contradiction may have an explanation.

**Accessibility.** A list of named groups. Explaining opens a text field with the focus; a failure is announced.`,
      },
    },
  },
} satisfies Meta<typeof AddsUpCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { startup } };

export const Answered: Story = {
  args: { startup: { ...contradicting, answers: { segment_above_total: answer }, open_contradictions: 0 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the reason' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ segment_above_total: { accepted: true } });
  },
};

export const Accepted: Story = {
  args: { startup: { ...contradicting, answers: { segment_above_total: { ...answer, accepted: true } } } },
};

/** An investor sees that there is a reason, but not which. */
export const Investor: Story = {
  render: ({ startup: shown }) => <AddsUpCard startup={shown} fieldEditLink={() => null} />,
  args: {
    startup: {
      ...contradicting,
      answers: { segment_above_total: { text: null, by: null, by_name: null, at: null, accepted: false } },
    },
  },
};

export const Failed: Story = {
  args: { onAnswer: fn(() => Promise.reject(new Error('The service is not available right now'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Explain' })[0] as HTMLElement);
    await userEvent.keyboard('customers abroad');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the reason' }));
    await expect(await canvas.findByText('The service is not available right now')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    startup: { ...contradicting, answers: { segment_above_total: { ...answer, text: `${text} `.repeat(8) } } },
  },
  parameters: { locale: 'es' },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <AddsUpCard {...args} />
      <AddsUpCard {...args} startup={{ ...contradicting, answers: { segment_above_total: answer } }} />
      <AddsUpCard {...args} startup={startup} />
    </div>
  ),
};

export const GalleryInSpanish: Story = {
  ...Gallery,
  tags: ['gallery'],
  parameters: { ...Gallery.parameters, locale: 'es' },
};
