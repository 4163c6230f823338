import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { invitations } from '../../testing/ownerInvitations.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { InvitationsPanel } from './InvitationsPanel.tsx';

const meta = {
  title: 'Screens/Browse/InvitationsPanel',
  component: InvitationsPanel,
  args: { invitations, answering: null, onAnswer: fn() },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'The invitations of the user to own startups, above My Startups.',
      audience: 'Whoever is invited.',
      calls: {
        listOwnerInvitations: 'The invitations',
        acceptOwnership: 'Accept',
        declineOwnership: 'Decline',
      },
    },
    chromatic: { disableSnapshot: false },
    docs: {
      description: {
        component: `The invitations of the user to own startups, above My Startups.

- **Do** say who invites, and that an owner can leave again.
- **Don't** show more of a private startup than its name before it is accepted.

**Accessibility.** A region with a list; each button names its startup.`,
      },
    },
  },
} satisfies Meta<typeof InvitationsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept to own Nodriza' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(invitations[0], 'accept');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline to own Faro Azul' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(invitations[1], 'decline');
  },
};

export const One: Story = { args: { invitations: invitations.slice(0, 1) } };

/** Nothing is shown. */
export const None: Story = { args: { invitations: [] } };

export const Accepting: Story = { args: { answering: { id: 1, answer: 'accept' } } };

export const Declining: Story = { args: { answering: { id: 1, answer: 'decline' } } };

export const LongText: Story = {
  args: {
    invitations: invitations.map((invitation) => ({
      ...invitation,
      startup_name: 'Cooperativa Internacional de Logística y Transporte Intermodal',
      invited_by: 'María de los Ángeles Fernández de Córdoba y de la Concha',
    })),
  },
  parameters: { locale: 'es' },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile2' } } };

export const Gallery: Story = { tags: ['gallery'] };
