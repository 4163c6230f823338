import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { galleryRow } from '../../testing/frames.css.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component: `
A few words about a control: the name of an icon, the full text of a truncated one. No essential information, nothing interactive (use a Popover), and never on an element that cannot be focused, because touch and keyboard could not reach it.

- **Do** name an icon, or show a truncated text in full.
- **Don't** explain a rule or a figure in it; use a Popover.

**Accessibility.** Opens on hover after 400 ms and immediately on keyboard focus, describes its control, closes on Escape. It does not open while its control shows a menu or panel.`,
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

/** After closing no timer is pending; otherwise it could stay open when it is closed while opening. */
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
