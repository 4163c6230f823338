import { LanguageSwitcher, Logo } from '@aval/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { EmailLink, emailLinkPurposes } from './EmailLink.tsx';

const paths = { signIn: '#sign-in', profile: '#profile', contact: '#contact' };

const meta = {
  title: 'Screens/Account/EmailLink',
  component: EmailLink,
  args: { purpose: 'confirm', state: { step: 'ready' }, onFollow: fn(), paths },
  decorators: [
    (Story) => (
      <AccountScreen brand={<Logo />} tools={<LanguageSwitcher value="en" onValueChange={fn()} />}>
        <Story />
      </AccountScreen>
    ),
    withMessages,
  ],
  parameters: {
    screen: {
      purpose:
        'The page of a mailed link that confirms an email, or takes an account back to the email that it had before.',
      audience: 'Whoever reads the mails of the address, signed in or not.',
      calls: {
        confirmEmail: 'Confirms the email',
        takeBackEmail: 'Restores the former email',
      },
    },
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The page of a mailed link that confirms an email, or takes an account back to the email that it had before.

- **Do** let the user press a button: mail scanners open the links of a mail, and would use them up.
- **Don't** redirect after it: the message says what has changed.

**Accessibility.** The result is a status and a failure an alert; both are read where the button is.`,
      },
    },
  },
} satisfies Meta<typeof EmailLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.onFollow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { step: 'sending' } } };

export const Done: Story = {
  args: { state: { step: 'done', message: 'The email marta@cantil.example is confirmed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull();
  },
};

/** The link has expired or was used already. */
export const ErrorState: Story = {
  args: { state: { step: 'failed', message: 'The link has expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The link has expired');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link in your profile' })).toBeVisible();
  },
};

/** The mail program has cut off the link. */
export const NoToken: Story = {
  args: { state: { step: 'noToken' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull();
  },
};

export const TakeBack: Story = { args: { purpose: 'takeBack' } };

export const TakenBack: Story = {
  args: {
    purpose: 'takeBack',
    state: {
      step: 'done',
      message:
        'The account has the email marta@cantil.example again. We have sent a link there to choose a new password.',
    },
  },
};

export const TakeBackFailed: Story = {
  args: { purpose: 'takeBack', state: { step: 'failed', message: 'The link is not valid, or it was used already' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
};

export const LongText: Story = { args: { purpose: 'takeBack' }, parameters: { locale: 'es' } };

/** Tab to the button, Enter. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirm' });
    while (document.activeElement !== button) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      {emailLinkPurposes.map((purpose) => (
        <EmailLink key={purpose} {...args} purpose={purpose} />
      ))}
    </div>
  ),
  // The example beside it is loaded on its own.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'Example of a score' })).toBeVisible();
  },
};
