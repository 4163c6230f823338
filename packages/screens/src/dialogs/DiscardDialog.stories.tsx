import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';

const meta = {
  title: 'Screens/Dialogs/DiscardDialog',
  component: DiscardDialog,
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Asks before unsaved input of a form is lost.',
      audience: 'Whoever leaves a form that has unsaved changes.',
      calls: {},
    },
    docs: {
      story: { inline: false, iframeHeight: 320 },
      description: {
        component: `Asks before unsaved input of a form is lost.

- **Do** ask once, and only while something is unsaved.
- **Don't** ask where the input is kept as a draft; say that it is kept.

**Accessibility.** An alert dialog; Escape keeps editing.`,
      },
    },
  },
} satisfies Meta<typeof DiscardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };
