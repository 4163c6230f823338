import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { galleryRow } from '../../testing/frames.css.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component: `
A few words about a control: the name of an icon, the full text of a cut one. Nothing that a person must know, nothing that can be pressed (that is a Popover), and never on something that cannot be focused, because touch and keyboard could not reach it.

- **Do** name an icon, or spell out what was cut.
- **Don't** explain a rule or a figure in it; that is a Popover.

**Accessibility.** Opens on hover after 400 ms and on focus by keyboard at once, describes its control, closes on Escape. While its control shows a menu or panel it stays away.`,
      },
    },
  },
  args: { content: 'Similarity of the four global scores', children: <Button>Matrix</Button>, delay: 0 },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    content:
      'Mide lo parecidas que son dos puntuaciones, no si una sube cuando sube la otra; cien por cien significa iguales.',
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Similarity');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Nothing is left to wait for once it is closed; else it could stay, when it closes in the moment in which it opens. */
export const ClosesAtOnce: Story = {
  play: async () => {
    await userEvent.tab();
    const [layer] = (await screen.findByRole('tooltip')).parentElement?.children ?? [];
    if (!(layer instanceof HTMLElement)) throw new Error('The tooltip has no layer');
    await waitFor(() => expect(getComputedStyle(layer).animationName).not.toBe('none'));
    layer.dataset['state'] = 'closed';
    await expect(getComputedStyle(layer).animationName).toBe('none');
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={galleryRow}>
      <Tooltip {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
