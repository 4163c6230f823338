import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryTable } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { InvestabilityBadge } from './InvestabilityBadge.tsx';

const meta = {
  title: 'Components/Badges/InvestabilityBadge',
  component: InvestabilityBadge,
  parameters: {
    docs: {
      description: {
        component: `
Score and level of a startup from its calculation. The level sets tone and icon, the score's own band (80, 60, 40) its colour; a score outside 0 to 100, a missing level or 'Not Evaluated' is shown as 'Not evaluated'. If there is space, \`range\` and \`coverage\` show how certain the score is; in tables use a small RangeBar under the badge.

- **Do** show range or coverage wherever users decide by the score.
- **Don't** round or recolour the score; show it as calculated.

**Accessibility.** Plain text: '82,8 High'. Figures are in Spanish format in both languages.`,
      },
    },
  },
  args: { score: 82.8, level: 'high' },
} satisfies Meta<typeof InvestabilityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Medium: Story = { args: { score: 65.1, level: 'medium' } };
export const Low: Story = { args: { score: 59.25, level: 'low' } };
export const VeryLow: Story = { args: { score: 21, level: 'very-low' } };
export const NotEvaluated: Story = { args: { score: null, level: 'Not Evaluated' } };
export const WithCertainty: Story = {
  args: { score: 64.1, level: 'medium', coverage: 88, range: { low: 57.2, high: 68.9 } },
};

export const LongText: Story = {
  args: { score: 64.1, level: 'medium', coverage: 88, range: { low: 57.2, high: 68.9 } },
  globals: { locale: 'es' },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryTable}>
      <InvestabilityBadge score={82.8} level="high" coverage={95} range={{ low: 80, high: 85 }} />
      <InvestabilityBadge score={65.1} level="medium" coverage={95} range={{ low: 62, high: 68 }} />
      <InvestabilityBadge score={59.25} level="low" coverage={69} range={{ low: 46, high: 70 }} />
      <InvestabilityBadge score={21} level="very-low" />
      <InvestabilityBadge score={null} level={null} />
    </div>
  ),
};
