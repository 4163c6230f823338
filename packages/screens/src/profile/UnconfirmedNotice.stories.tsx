import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

const meta = {
  title: 'Screens/Profile/UnconfirmedNotice',
  component: UnconfirmedNotice,
  args: { email: 'marta.iriarte@cantil.example', isResending: false, onResend: fn() },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `Says what an account may not do before its email is confirmed, and mails the link again.

- **Do** show it where the user arrives, on the dashboard, and where the email is, in the profile.
- **Don't** show it on every page: most of the product works without.

**Accessibility.** A status, which is read in a pause.`,
      },
    },
  },
} satisfies Meta<typeof UnconfirmedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { isResending: true } };

export const LongText: Story = {
  args: { email: 'maria.del.rosario.fernandez.de.cordoba@cooperativa-de-transporte-rural.example' },
  parameters: { locale: 'es' },
};

export const Gallery: Story = { tags: ['gallery'], parameters: { chromatic: { disableSnapshot: false } } };
