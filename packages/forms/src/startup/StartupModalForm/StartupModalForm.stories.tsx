import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { modalProps } from '../../testing/modalProps.ts';
import { storedStartup } from '../../testing/storedStartup.ts';
import { withMessages } from '../../testing/storyLocale.tsx';
import { StartupModalForm, type StartupModalFormProps } from './StartupModalForm.tsx';

const meta = {
  title: 'Forms/Startup/StartupModalForm',
  component: StartupModalForm,
  args: {
    ...modalProps,
    onSubmit: fn<StartupModalFormProps['onSubmit']>(modalProps.onSubmit),
    onCancel: fn<() => void>(),
  },
  decorators: [withMessages],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 780 },
      description: {
        component:
          "The dialog in which owners without the admin role edit a startup: mount it to open it, unmount it to close it. It sends only changes, so that an unconfirmed default never becomes a fact.\n\n- **Do** open it over the list that contains the startup, and return there.\n- **Don't** add fields that are evaluated: owners edit the description, while the evaluated facts come from the wizard and from administrators.\n\n**Accessibility.** A dialog named after the startup; the focus starts at its title and returns to the element that opened it. Escape, the overlay and Cancel ask for confirmation before changes are lost. The line next to the buttons counts the issues and links to the first invalid field.",
      },
    },
  },
} satisfies Meta<typeof StartupModalForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const ready = async () =>
  waitFor(async () => expect((await dialog()).getByRole('combobox', { name: /Industr/ })).toBeEnabled());

export const Default: Story = {};

/** Only the required fields. */
export const Sparse: Story = {
  args: { startup: { ...storedStartup, website_url: null, location: null, description: null } },
};

export const Loading: Story = { args: { loadLookup: () => new Promise(() => undefined) } };

export const ErrorState: Story = { args: { loadLookup: () => Promise.reject(new Error('')) } };

/** Every validation message, as triggered by a user. */
export const EveryError: Story = {
  play: async () => {
    const modal = await dialog();
    await ready();
    for (const name of [/Startup Name/, /Location/, /Description/, /Foundation year/]) {
      await userEvent.clear(modal.getByRole('textbox', { name }));
    }
    await userEvent.type(modal.getByRole('textbox', { name: /Foundation year/ }), '2099');
    for (const name of [/Website URL/, /LinkedIn URL/, /Twitter URL/]) {
      await userEvent.clear(modal.getByRole('textbox', { name }));
    }
    await userEvent.type(modal.getByRole('textbox', { name: /Website URL/ }), 'https://kelpa');
    await userEvent.type(modal.getByRole('textbox', { name: /LinkedIn URL/ }), 'javascript:alert(1)');
    await userEvent.type(modal.getByRole('textbox', { name: /Twitter URL/ }), 'twitter');
    await userEvent.tab();
    await expect(await modal.findByText('Website URL must include a valid domain (e.g., example.com)')).toBeVisible();
    await expect(modal.getByRole('button', { name: '3 fields to complete, 4 to correct' })).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn<StartupModalFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    const modal = await dialog();
    await ready();
    await userEvent.type(modal.getByRole('textbox', { name: /Location/ }), ', Aragón');
    await userEvent.click(modal.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByRole('button', { name: /Saving/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const ServerError: Story = {
  args: {
    onSubmit: fn<StartupModalFormProps['onSubmit']>(() => Promise.reject(new Error('The service is not available'))),
  },
  play: async () => {
    const modal = await dialog();
    await ready();
    await userEvent.type(modal.getByRole('textbox', { name: /Location/ }), ', Aragón');
    await userEvent.click(modal.getByRole('button', { name: 'Save Changes' }));
    await expect(await modal.findByRole('alert')).toHaveTextContent('The service is not available');
  },
};

/** Another user saved first: the user decides. */
export const Stale: Story = {
  args: {
    onSubmit: fn<StartupModalFormProps['onSubmit']>((_, { isOverwriting }) =>
      isOverwriting ? Promise.resolve() : Promise.reject(Object.assign(new Error('Stale'), { code: 'STALE' })),
    ),
  },
  play: async () => {
    const modal = await dialog();
    await ready();
    await userEvent.type(modal.getByRole('textbox', { name: /Location/ }), ', Aragón');
    await userEvent.click(modal.getByRole('button', { name: 'Save Changes' }));
    await expect(await modal.findByRole('button', { name: 'Save my changes anyway' })).toBeVisible();
  },
};

/** Escape with unsaved changes. */
export const Leaving: Story = {
  play: async ({ args }) => {
    const modal = await dialog();
    await ready();
    await userEvent.type(modal.getByRole('textbox', { name: /Location/ }), ', Aragón');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const LongText: Story = {
  args: { startup: { ...storedStartup, name: 'Compañía Aragonesa de Movilidad Rural Compartida y Sostenible' } },
  parameters: { locale: 'es' },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

/** From the first field to the saved change with the keyboard only. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const modal = await dialog();
    await ready();
    modal.getByRole('textbox', { name: /Startup Name/ }).focus();
    await userEvent.tab();
    await expect(modal.getByRole('textbox', { name: /Location/ })).toHaveFocus();
    await userEvent.keyboard('{End}, Aragón');
    modal.getByRole('button', { name: 'Save Changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ location: 'Teruel, Spain, Aragón' }, { isOverwriting: false }),
    );
  },
};

export const Gallery: Story = { tags: ['gallery'] };
