import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import './testing/jsdom.ts';
import { ContactForm } from './accounts/ContactForm.tsx';
import { ForgotPasswordForm } from './accounts/ForgotPasswordForm.tsx';
import { PasswordForm } from './accounts/PasswordForm.tsx';
import { ProfileForm } from './accounts/ProfileForm.tsx';
import { RegisterForm } from './accounts/RegisterForm.tsx';
import { ResetPasswordForm } from './accounts/ResetPasswordForm.tsx';
import { SignInForm } from './accounts/SignInForm.tsx';
import { UserForm } from './accounts/UserForm.tsx';
import { PortfolioForm } from './portfolios/PortfolioForm.tsx';
import { FormsStory } from './testing/FormsStory.tsx';
import { sparseProfile } from './testing/sparseProfile.ts';

afterEach(cleanup);

const stored = () => Promise.resolve(undefined);

interface Typed {
  form: ReactElement;
  label: RegExp;
}

const cases: Record<string, Typed> = {
  'the email of sign-in': {
    form: <SignInForm onSubmit={stored} forgotPasswordHref="/" registerHref="/" />,
    label: /^Email/,
  },
  'a name of sign-up': {
    form: <RegisterForm onSubmit={stored} signInHref="/" termsHref="/" />,
    label: /^First Name/,
  },
  'a lost email': { form: <ForgotPasswordForm onSubmit={stored} signInHref="/" />, label: /^Email/ },
  'a confirmation': {
    form: <ResetPasswordForm onSubmit={stored} signInHref="/" forgotPasswordHref="/" />,
    label: /^Confirm/,
  },
  'a current password': { form: <PasswordForm onSubmit={stored} />, label: /^Current/ },
  'a message': { form: <ContactForm onSubmit={stored} />, label: /^Message/ },
  'the company of a profile': {
    form: (
      <ProfileForm
        profile={sparseProfile}
        profileType="Individual"
        profileGroup="Analyst"
        onSubmit={stored}
        cancelHref="/"
      />
    ),
    label: /^Company Name/,
  },
  'the phone of a user': {
    form: <UserForm onSubmit={stored} onCancel={() => undefined} />,
    label: /^Phone/,
  },
  'the name of a portfolio': { form: <PortfolioForm onSubmit={stored} />, label: /^Name/ },
};

it.each(Object.entries(cases))(
  '%s is typed without drawing the form, but once to say that it has changed',
  async (_, { form, label }) => {
    const commits = vi.fn<() => void>();
    render(
      <FormsStory>
        <Profiler id="form" onRender={commits}>
          {form}
        </Profiler>
      </FormsStory>,
    );
    const user = userEvent.setup();
    const field = screen.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement;
    await user.click(field);
    commits.mockClear();
    await user.keyboard('abcdef');
    expect(field.value).toBe('abcdef');
    expect(commits.mock.calls.length).toBeLessThanOrEqual(1);
  },
);
