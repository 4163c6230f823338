import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { failed, loaded, loading, refused } from '../testing/loadables.ts';
import { manySessions, ownSessions, ownUser } from '../testing/ownAccount.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { EditProfile, type EditProfileProps } from './EditProfile.tsx';
import { OwnEmail, type OwnEmailProps } from './OwnEmail.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const save = fn<EditProfileProps['onSubmit']>(() => Promise.resolve());

const email: Omit<OwnEmailProps, 'user'> = {
  pendingEmail: null,
  sending: null,
  onChange: fn(() => Promise.resolve()),
  onResend: fn(),
  onChangeCancel: fn(),
};

const meta = {
  title: 'Screens/Profile/ProfileScreen',
  component: ProfileScreen,
  args: {
    user: loaded(ownUser),
    renderForm: (user) => (
      <EditProfile user={user} onSubmit={save} onDirtyChange={() => {}} paths={{ dashboard: '/dashboard' }} />
    ),
    renderEmail: (user) => <OwnEmail {...email} user={user} />,
    digest: { isOn: false, isSaving: false, onChange: fn() },
    onPasswordChange: fn(() => Promise.resolve()),
    sessions: loaded(ownSessions),
    endingIds: [],
    onSessionsEnd: fn(),
    isExporting: false,
    onExport: fn(),
    onDelete: fn(() => Promise.resolve()),
  },
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose:
        'The account of the user: their data, password and sessions, and everything stored about them as a file.',
      audience: 'Everyone who is signed in, each their own.',
      calls: {
        getProfile: 'The profile',
        listSessions: 'The devices that are signed in',
        updateProfile: 'Saves the profile, and whether notices are mailed',
        changeEmail: 'Asks for another email',
        cancelEmailChange: 'Gives up a change of email',
        resendConfirmation: 'Mails the links of the email again',
        changePassword: 'Saves the password',
        endSession: 'Signs a device out',
        exportAccount: 'Everything that the account holds',
        deleteAccount: 'Deletes the account, on confirmation',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The account of the user: their data, password and sessions, and everything stored about them as a file.

- **Do** let password and sessions work while the profile loads, or cannot be loaded.
- **Don't** offer to sign out of the current session here: the menu of the account does.

**Accessibility.** Each card is a region with its heading. The button of a session names its browser and system.`,
      },
    },
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A new account: only what registration requires is known, and there is one session. */
export const FirstUse: Story = {
  args: {
    user: loaded({ ...ownUser, phone: null, linkedin_personal_url: null, company_name: null }),
    sessions: loaded(ownSessions.slice(0, 1)),
  },
};

/** The current session and the latest are shown; the others on request. */
export const ManySessions: Story = {
  args: { sessions: loaded(manySessions) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 23 sessions' }));
    await expect(canvas.getAllByText(/^Last used/)).toHaveLength(22);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer sessions' }));
    await expect(canvas.getAllByText(/^Last used/)).toHaveLength(4);
  },
};

/** The user has not followed the link that was mailed at sign-up. */
export const Unconfirmed: Story = {
  args: { user: loaded({ ...ownUser, email_confirmed: false }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(email.onResend).toHaveBeenCalledOnce();
  },
};

/** A change of email is waiting to be confirmed. */
export const PendingEmail: Story = {
  args: {
    renderEmail: (user) => <OwnEmail {...email} user={user} pendingEmail="marta@otra-empresa.example" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/marta@otra-empresa.example; the email changes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the change' }));
    await expect(email.onChangeCancel).toHaveBeenCalledOnce();
  },
};

/** Notices are mailed once a day from then on. */
export const DailyEmail: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Daily email' }));
    await expect(args.digest.onChange).toHaveBeenCalledWith(true);
  },
};

export const Loading: Story = { args: { user: loading, sessions: loading } };

/** The profile could not be loaded; password and sessions work. */
export const ProfileFailed: Story = {
  args: { user: { ...refused, retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.user.retry).toHaveBeenCalledOnce();
  },
};

export const SessionsFailed: Story = {
  args: { sessions: { ...failed, retry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Error loading sessions')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.sessions.retry).toHaveBeenCalledOnce();
  },
};

/** The server is down. */
export const AllFailed: Story = { args: { user: failed, sessions: failed } };

/** One session is being ended. */
export const EndingOne: Story = { args: { endingIds: ['1'] } };

/** All sessions but the current one are being ended, and the file is being prepared. */
export const EndingAll: Story = { args: { endingIds: ['1', '2', '3'], isExporting: true } };

/** Ends a session, or all but the current one; exports the account. */
export const Actions: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out of Safari · iPhone' }));
    await expect(args.onSessionsEnd).toHaveBeenLastCalledWith(['1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.onSessionsEnd).toHaveBeenLastCalledWith(['1', '2', '3']);
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    user: loaded({
      ...ownUser,
      first_name: 'María del Rosario Guadalupe',
      last_name: 'Fernández de Córdoba y Álvarez de Toledo',
      company_name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero',
    }),
    sessions: loaded(manySessions),
  },
  parameters: { locale: 'es' },
};

export const Gallery: Story = { tags: ['gallery'] };
