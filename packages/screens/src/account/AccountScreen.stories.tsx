import { RegisterForm, SignInForm } from '@aval/forms';
import { LanguageSwitcher, Logo } from '@aval/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { AccountScreen } from './AccountScreen.tsx';

const signIn = <SignInForm onSubmit={fn()} forgotPasswordHref="#forgot-password" registerHref="#register" />;

const meta = {
  title: 'Screens/Account/AccountScreen',
  component: AccountScreen,
  args: {
    brand: <Logo />,
    tools: <LanguageSwitcher value="en" onValueChange={fn()} />,
    children: signIn,
  },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose:
        'The page around a form with which visitors sign in, register or reset their password. On wide windows an example of an evaluation stands beside the form, for people who have not seen one yet.',
      audience: 'Visitors.',
      calls: {
        login: 'Sent by the form of the screen, as are the other calls of accounts',
      },
    },
    layout: 'fullscreen',
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The page around a form with which visitors sign in, register or reset their password. On wide windows an example of an evaluation stands beside the form, for people who have not seen one yet.

- **Do** load the form first: the example loads lazily, and is left out where there is no room for it.

**Accessibility.** The form is in the main landmark, and the example in a labelled aside after it.`,
      },
    },
  },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'Example of a score' })).toBeVisible();
  },
};

/** A form with fields beside each other. */
export const Wide: Story = {
  args: {
    isWide: true,
    children: <RegisterForm onSubmit={fn()} signInHref="#sign-in" termsHref="#terms" />,
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };
