import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { editProps, importedStartup, savedStartup } from '../../testing/editProps.ts';
import { storedStartup } from '../../testing/storedStartup.ts';
import { withMessages } from '../../testing/storyLocale.tsx';
import { StartupEditForm, type StartupEditFormProps } from './StartupEditForm.tsx';

type Save = StartupEditFormProps['onSave'];

const meta = {
  title: 'Forms/Startup/StartupEditForm',
  component: StartupEditForm,
  args: {
    ...editProps,
    onSave: fn<Save>(editProps.onSave),
    onReload: fn<StartupEditFormProps['onReload']>(editProps.onReload),
    onDirtyChange: fn<(isDirty: boolean) => void>(),
  },
  decorators: [withMessages],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          "The edit form of a startup for administrators: six sections of fields from the field table, and the structured facts as lists with undo or as JSON. It sends only changes, shows their effect on the score before they are saved, and reports when another user saved first, without losing input.\n\n- **Do** offer it to administrators, and reject with the code `STALE` when another user saved first: no input is lost.\n- **Don't** give it to owners: the fields that they may edit are in the StartupModalForm.\n\n**Accessibility.** The sections are a navigation with the number of changes and issues in each; opening one moves the focus to it. Rows are moved with their buttons or with Alt and an arrow key, and removing one focuses Undo. The bar at the end lists the issues, each as a button to its field. Ctrl+S saves from anywhere.",
      },
    },
  },
} satisfies Meta<typeof StartupEditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas, section: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: section }));
}

const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save Changes' });

export const Default: Story = {};

/** A startup imported from a web page: missing fields are listed, and import defaults await confirmation. */
export const Imported: Story = { args: { startup: importedStartup } };

export const Classification: Story = {
  args: { startup: importedStartup },
  play: async ({ canvas, args }) => {
    await open(canvas, /Classification/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Technology as Industry' }));
    await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    await userEvent.click(saveButton(canvas));
    await expect(args.onSave).toHaveBeenCalledWith({ industry_id: 1 }, { isOverwriting: false });
  },
};

export const Team: Story = { play: async ({ canvas }) => open(canvas, /^Team/) };

export const Market: Story = { play: async ({ canvas }) => open(canvas, /^Market/) };

export const Financials: Story = { play: async ({ canvas }) => open(canvas, /^Financials/) };

export const Innovation: Story = { play: async ({ canvas }) => open(canvas, /^Innovation/) };

export const Loading: Story = {
  args: { loadLookup: () => new Promise(() => undefined) },
  play: async ({ canvas }) => open(canvas, /Classification/),
};

export const ErrorState: Story = {
  args: { loadLookup: () => Promise.reject(new Error('')) },
  play: async ({ canvas }) => {
    await open(canvas, /Classification/);
    await expect(await canvas.findByText('Error loading industries')).toBeVisible();
  },
};

/** Issues in three sections: the bar lists them all with links. */
export const EveryError: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /Startup Name/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Website URL/ }), 'x');
    await open(canvas, /^Team/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add member' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add tie' }));
    await open(canvas, /^Financials/);
    await userEvent.clear(canvas.getByRole('textbox', { name: /Total debt/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Total debt/ }), 'about 40k');
    await userEvent.click(canvas.getByRole('button', { name: 'Add year' }));
    const year = canvas.getByRole('textbox', { name: 'Year, Row 3' });
    await userEvent.clear(year);
    await userEvent.type(year, '2024');
    await userEvent.tab();
    await expect(await canvas.findByText('Year already exists')).toBeVisible();
    await expect(saveButton(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Team members and ties: Name is required' }));
    await expect(canvas.getByRole('textbox', { name: 'Name, Member 4' })).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { onSave: fn<Save>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Location/ }), ', Aragón');
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByRole('button', { name: /Saving/ })).toBeVisible();
  },
};

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Location/ }), ', Aragón');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText('All changes saved')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({ location: 'Teruel, Spain, Aragón' }, { isOverwriting: false });
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

export const ServerError: Story = {
  args: {
    onSave: fn<Save>(() =>
      Promise.reject(
        Object.assign(new Error('NIF is already registered'), {
          issues: [{ path: 'nif', message: 'NIF is already registered' }],
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'NIF' }), 'B44000000');
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('NIF is already registered');
    await expect(canvas.getByRole('textbox', { name: 'NIF' })).toBeInvalid();
  },
};

/** Another user saved first. Their location is taken over, and the name that was typed here is kept. */
export const Stale: Story = {
  args: {
    onSave: fn<Save>(() => Promise.reject(Object.assign(new Error('Stale'), { code: 'STALE' }))),
    onReload: fn<StartupEditFormProps['onReload']>(() => Promise.resolve(savedStartup({ location: 'Huesca' }))),
  },
  play: async ({ canvas, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Startup Name/ }), ' 2');
    await userEvent.click(saveButton(canvas));
    const reload = await canvas.findByRole('button', { name: 'Load their changes and keep mine' });
    await expect(reload).toBeVisible();
    await step('load theirs', async () => {
      await userEvent.click(reload);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /Location/ })).toHaveValue('Huesca'));
      await expect(canvas.getByRole('textbox', { name: /Startup Name/ })).toHaveValue('Vereda Mobility 2');
      await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    });
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByRole('button', { name: 'Save mine without reviewing' })).toBeVisible();
  },
};

/** The JSON view, with an error in it. */
export const Json: Story = {
  play: async ({ canvas }) => {
    await open(canvas, /^Financials/);
    await userEvent.click(canvas.getByRole('radio', { name: 'JSON' }));
    const text = canvas.getByRole('textbox', { name: 'Financial history as JSON' });
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste('{"total_debt": "a lot", "revenue_history": [{"year": 2024.5}]}');
    await expect(await canvas.findByText('revenue_history.0.year')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Form' })).toBeDisabled();
  },
};

export const Discarding: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Location/ }), ', Aragón');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const Spanish: Story = { parameters: { locale: 'es' }, play: async ({ canvas }) => open(canvas, /^Equipo/) };

export const LongText: Story = {
  args: { startup: { ...storedStartup, name: 'Compañía Aragonesa de Movilidad Rural Compartida y Sostenible' } },
  parameters: { locale: 'es' },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => open(canvas, /^Team/),
};

/** Adds, moves, removes and restores a member with the keyboard only. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Team/ }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Add member' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name, Member 4' })).toHaveFocus();
    await userEvent.keyboard('Dario Rey');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByRole('textbox', { name: 'Name, Member 3' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name, Member 3' })).toHaveValue('Dario Rey');
    canvas.getByRole('button', { name: 'Remove Member 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(canvas.queryByRole('combobox', { name: 'Member, Tie 1' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name, Member 2' })).toHaveValue('Bru Sanz');
    await expect(canvas.getByRole('combobox', { name: 'Works with, Tie 1' })).toHaveValue('2');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
  },
};

export const Gallery: Story = { tags: ['gallery'], play: async ({ canvas }) => open(canvas, /^Team/) };
