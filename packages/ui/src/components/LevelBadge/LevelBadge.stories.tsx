import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { levels } from './levelText.ts';

const meta = {
  title: 'Components/Badges/LevelBadge',
  component: LevelBadge,
  parameters: {
    docs: {
      description: {
        component: `
The level alone, next to a large figure that already shows the score: the score card, a card of My Startups. In lists use InvestabilityBadge, which shows both.

- **Do** place it next to its figure.
- **Don't** use it without a visible score; use InvestabilityBadge instead.

**Accessibility.** Plain text with its own icon per level.`,
      },
    },
  },
  args: { level: 'high' },
} satisfies Meta<typeof LevelBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Less than two fifths of what is stated is evidenced. */
export const Unverified: Story = { args: { level: 'medium', isUnverified: true } };
export const NotEvaluated: Story = { args: { level: null } };
export const LongText: Story = {
  args: { level: 'Not Evaluated' },
  globals: { locale: 'es' },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      {levels.map((level) => (
        <LevelBadge key={level} level={level} />
      ))}
      <LevelBadge level="medium" isUnverified />
    </div>
  ),
};
