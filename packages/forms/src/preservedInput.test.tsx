import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';

import './testing/jsdom.ts';
import { ProfileForm } from './accounts/ProfileForm.tsx';
import { UserForm } from './accounts/UserForm.tsx';
import { PortfolioForm } from './portfolios/PortfolioForm.tsx';
import { PreservedFormsContext } from './preservedInput.ts';
import { StartupEditForm } from './startup/StartupEditForm/StartupEditForm.tsx';
import { StartupModalForm } from './startup/StartupModalForm/StartupModalForm.tsx';
import { editProps } from './testing/editProps.ts';
import { FormsStory } from './testing/FormsStory.tsx';
import { inMemoryForms } from './testing/inMemoryForms.ts';
import { modalProps } from './testing/modalProps.ts';
import { sparseProfile } from './testing/sparseProfile.ts';

afterEach(cleanup);

const stored = () => Promise.resolve(undefined);

const forms: [string, ReactElement, RegExp][] = [
  ['a new portfolio', <PortfolioForm key="form" onSubmit={stored} preserveKey="form" />, /Description/],
  [
    'the profile',
    <ProfileForm
      key="form"
      profile={sparseProfile}
      profileType="Individual"
      profileGroup="Analyst"
      onSubmit={stored}
      cancelHref="/"
      preserveKey="form"
    />,
    /Company/,
  ],
  ['a user', <UserForm key="form" onSubmit={stored} onCancel={() => undefined} preserveKey="form" />, /^Phone/],
  ['an owned startup', <StartupModalForm key="form" {...modalProps} preserveKey="form" />, /Location/],
  ['a startup', <StartupEditForm key="form" {...editProps} preserveKey="form" />, /Location/],
];

it.each(forms)('the input of %s survives a sign-in, once', async (_, form, label) => {
  const user = userEvent.setup();
  const { forms: kept, endSession, names } = inMemoryForms();
  const show = () =>
    render(
      <PreservedFormsContext value={kept}>
        <FormsStory>{form}</FormsStory>
      </PreservedFormsContext>,
    );
  const field = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: label })[0] as HTMLInputElement;
  const { unmount } = show();
  const before = field().value;
  endSession();
  expect(names()).toEqual([]);
  await user.type(field(), ' typed');
  endSession();
  unmount();

  const again = show();
  await waitFor(() => expect(field().value).toBe(`${before} typed`));
  expect(names()).toEqual([]);
  await user.type(field(), ' on');
  expect(field().value).toBe(`${before} typed on`);
  again.unmount();
  show();
  expect(field().value).toBe(before);
});

it('never stores a password', async () => {
  const user = userEvent.setup();
  const { forms: kept, endSession, names } = inMemoryForms();
  render(
    <PreservedFormsContext value={kept}>
      <FormsStory>
        <UserForm onSubmit={stored} onCancel={() => undefined} preserveKey="form" />
      </FormsStory>
    </PreservedFormsContext>,
  );
  await user.type(screen.getByLabelText(/^Password/), 'Secret!2026');
  endSession();
  expect(names()).toEqual([]);
});
