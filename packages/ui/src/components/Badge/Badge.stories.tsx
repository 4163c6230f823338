import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Badge } from './Badge.tsx';
import { tones } from './tones.ts';

const meta = {
  title: 'Components/Badges/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: `
A state in one or two words. It is never interactive and never a count; use a button for actions and a figure for counts. Prefer the badges of the domain (InvestabilityBadge, VisibilityBadge, ...), which define tone, icon and text together.

- **Do** keep to one or two words, and to one badge for each fact.
- **Don't** colour a badge for decoration: users read amber as a warning.

**Accessibility.** Plain text. Colour-blind users cannot distinguish neighbouring tints, so each tone has its own icon and the text carries the meaning.`,
      },
    },
  },
  args: { children: 'No data' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'High' } };
export const Information: Story = { args: { tone: 'info', children: 'Medium' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Low' } };
export const Alert: Story = { args: { tone: 'alert', children: 'Check' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Very low' } };

export const LongText: Story = {
  args: { tone: 'warning', children: 'Pendiente de que alguien confirme el margen de beneficio declarado' },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
