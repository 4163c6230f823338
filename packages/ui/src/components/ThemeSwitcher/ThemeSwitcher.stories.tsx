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
Switches the theme with one press. Aval itself does not use it: its app shell offers light, dark and system in the user menu. A public page, or an app whose top bar has no space for that menu, would use it, with a drawback: after choosing, the user cannot go back to the system theme. The parent stores the choice and sets \`data-theme\` on the document; before any choice the page follows the system.

- **Do** follow the system until the user chooses, and store the choice.
- **Don't** offer it together with a menu for light, dark and system.

**Accessibility.** A button named by the theme that it switches to ('Dark theme').`,
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
