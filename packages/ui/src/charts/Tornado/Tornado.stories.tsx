import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { errorState, loadingState } from '../../testing/chartStates.ts';
import { puenteTornado } from '../shared/fixtures.ts';
import { Tornado } from './Tornado.tsx';

/**
 * What the range of a score is made of: each input is varied by its own uncertainty while the others stay fixed. Widest
 * first, at most about eight; more add no information. An analyst who has to justify a range would use it in a report,
 * next to the Waterfall; the detail screen and the live score list the same inputs as text, because there the next step
 * matters more than the comparison.
 *
 * - **Do** state the range of each input ('10 to 70 points'), so that the user can assess whether it is realistic.
 * - **Don't** add up the bars: each is independent, and inputs that change together change the score more.
 *
 * **Accessibility.** One tab stop; up and down move between the inputs, Escape leaves. Each input is announced with its
 * range and the results at both ends. The side carries the meaning, not the colour.
 */
const meta = {
  title: 'Charts/Tornado',
  component: Tornado,
  args: { title: 'What the range is made of', items: puenteTornado, score: 64.8 },
  decorators: [inCard],
} satisfies Meta<typeof Tornado>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    title: 'De qué se compone el rango de la nota',
    items: puenteTornado.map((item) => ({ ...item, label: `Nivel de ${item.label}` })),
  },
  decorators: [inNarrowSpanish],
};

export const Empty: Story = { args: { items: [] } };

export const Loading: Story = loadingState;

export const ErrorState: Story = errorState;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Unknown parts, 10 to 70 points: 63,4 to 66,3' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^Target segment/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: /^Business expertise/ })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <>
      <Cards>
        <Tornado {...args} />
        <Tornado {...args} title="Three inputs" items={puenteTornado.slice(0, 3)} />
      </Cards>
    </>
  ),
};
