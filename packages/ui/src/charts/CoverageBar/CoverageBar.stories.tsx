import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { puente } from '../shared/fixtures.ts';
import { CoverageBar } from './CoverageBar.tsx';

/**
 * How much of a score is stated, and for how much of it somebody other than the startup vouches. Green is evidenced,
 * black only stated, gray estimated, empty unknown. Estimates fill their whole share of the bar and count half in the
 * percentage.
 *
 * - **Do** show it wherever users decide by a score, and link from it to the missing inputs.
 * - **Don't** present it as progress or quality: a low score can be based on facts only, and a high one on estimates.
 *
 * **Accessibility.** An image named by the coverage and its parts; the legend is hidden from assistive technology
 * because it repeats them.
 */
const meta = {
  title: 'Charts/CoverageBar',
  component: CoverageBar,
  args: { coverage: puente.coverage, stated: puente.stated, estimated: puente.estimated },
  decorators: [inCard],
} satisfies Meta<typeof CoverageBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img').getAttribute('aria-label')).toMatch(
      /^Coverage 92\s%: stated 88\s%, estimated 10\s%, half counts, unknown 2\s%$/,
    );
  },
};

export const Compact: Story = { args: { isCompact: true } };

export const Evidenced: Story = {
  args: { evidenced: 0.31 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img').getAttribute('aria-label')).toMatch(
      /^Coverage Stated 92\s% · evidenced 31\s%: evidenced 31\s%, only stated 57\s%, estimated 10\s%/,
    );
  },
};

export const NothingEvidenced: Story = { args: { evidenced: 0 } };

export const OnlyFacts: Story = { args: { coverage: 1, stated: 1, estimated: 0, evidenced: 1 } };

export const Empty: Story = { args: { coverage: 0, stated: 0, estimated: 0 } };

export const LongText: Story = {
  args: { label: 'Cobertura de los datos', evidenced: 0.31 },
  decorators: [inNarrowSpanish],
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Cards>
      {[
        <CoverageBar key="default" {...args} />,
        <CoverageBar key="evidenced" {...args} evidenced={0.31} />,
        <CoverageBar key="compact" {...args} isCompact />,
        <CoverageBar key="half" coverage={0.5} stated={0.4} estimated={0.2} />,
        <CoverageBar key="empty" coverage={0} />,
      ]}
    </Cards>
  ),
};
