import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { NotFoundDialog } from './NotFoundDialog.tsx';

const meta = {
  title: 'Screens/Dialogs/NotFoundDialog',
  component: NotFoundDialog,
  args: {
    title: 'Startup not found',
    description: 'It does not exist, was deleted, or is not yours to change.',
    onClose: fn(),
  },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Says that what the address opens over a list does not exist.',
      audience: 'Whoever follows an old link to a startup, a portfolio or an account in a list.',
      calls: {},
    },
    docs: {
      story: { inline: false, iframeHeight: 320 },
      description: {
        component: `Says that what the address opens over a list does not exist.

- **Do** leave the list behind it usable.
- **Don't** tell what is missing from what is somebody else's.

**Accessibility.** A dialog; Escape and the button show the list.`,
      },
    },
  },
} satisfies Meta<typeof NotFoundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show the list' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    title: 'No se ha encontrado la startup',
    description: 'No existe, se ha eliminado o no puedes cambiarla.',
  },
  parameters: { locale: 'es' },
};
