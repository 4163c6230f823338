import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

const meta = {
  title: 'Forms/ThemeSwitcher',
  component: ThemeSwitcher,
  parameters: {
    docs: {
      description: {
        component: `
Changes to the other theme with one press. Aval itself does not use it: its frame offers light, dark and system in the person's menu. A public page, or an app whose top bar has no room for that menu, would use it, and pays a price: who has chosen cannot go back to the theme of the system. The owner keeps the choice and sets \`data-theme\` on the document; before any choice the page follows the system.

- **Do** follow the system until somebody chooses, and keep the choice.
- **Don't** offer it beside a menu that has the three choices light, dark and system already.

**Accessibility.** A button whose name says what pressing it gives ('Dark theme').`,
      },
    },
  },
  args: { value: 'light', onValueChange: fn() },
} satisfies Meta<typeof ThemeSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { args: { value: 'dark' } };
export const LongText: Story = { globals: { locale: 'es' }, decorators: [inNarrowBox] };

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Dark theme' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      <ThemeSwitcher value="light" />
      <ThemeSwitcher value="dark" />
    </div>
  ),
};
