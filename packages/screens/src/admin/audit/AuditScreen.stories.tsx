import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { auditEvents } from '../../testing/administration.ts';
import { failed, loaded, loading, refused, stale } from '../../testing/loadables.ts';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { AuditScreen, type AuditScreenProps } from './AuditScreen.tsx';
import { defaultAuditState } from './auditState.ts';

/** Stores the filters, as the address of the page does. */
function Page({ state: first, onChange, onClear, ...rest }: AuditScreenProps) {
  const [state, setState] = useState(first);
  return (
    <AuditScreen
      {...rest}
      state={state}
      onChange={(part) => {
        onChange(part);
        setState((before) => ({ ...before, ...part }));
      }}
      onClear={() => {
        onClear();
        setState(defaultAuditState);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Administration/AuditScreen',
  component: AuditScreen,
  args: {
    state: defaultAuditState,
    onChange: fn(),
    onClear: fn(),
    events: loaded(auditEvents),
    onExport: fn(async () => {}),
    paths: {
      auditOfUser: (id) => `/admin/audit?person=${id}`,
      editUser: (id) => `/admin/users?open=edit&user=${id}`,
      startup: (id) => `/startups/${id}`,
      storedDocument: (id) => `/admin/document-ingestion?tab=results&document=${id}`,
    },
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Who changed what, and when: found by person, startup, kind, action, time and text, and exported.',
      audience: 'Administrators.',
      calls: {
        listAuditEvents: 'The entries that match, newest first; again for older ones',
        exportAuditEvents: 'Export CSV',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Who changed what, and when: found by person, startup, kind, action, time and text, and exported.

- **Do** keep the filters in the address, so that others can be sent what was found.
- **Don't** link to what no longer exists; its name of the time stays.

**Accessibility.** A table, or blocks with the same content where it has no room. The arrow between an old and a new value has a name; how many entries are shown is announced.`,
      },
    },
  },
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13 entries')).toBeVisible();
    await expect(canvas.getAllByText('Deleted account')).toHaveLength(5);
    // What still exists is a link, and what does not is only named.
    await expect(canvas.getByRole('link', { name: 'Ana Ruiz Calvo' })).toHaveAttribute(
      'href',
      '/admin/users?open=edit&user=2',
    );
    await expect(canvas.queryByRole('link', { name: 'Boira' })).toBeNull();
  },
};

/** There are older entries. */
export const ManyEntries: Story = {
  args: { more: { load: fn(), isPending: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The newest 13 entries')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older entries' }));
    await expect(args.more?.load).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = { args: { more: { load: fn(), isPending: true } } };

/** One entry at a time can be long: the first changes are shown, and the others on request. */
export const Expanded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Creator')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }));
    await expect(canvas.getByText('Creator')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(canvas.queryByText('Creator')).toBeNull();
  },
};

export const Loading: Story = { args: { events: loading } };

/** The previous rows stay, dimmed, while the filtered ones load. */
export const Searching: Story = {
  args: { state: { ...defaultAuditState, q: 'ana' }, events: stale(auditEvents) },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

/** Filters apply at once; the actions are those of the chosen kind. */
export const Filtered: Story = {
  play: async ({ args, canvas }) => {
    const sheet = canvas.queryByRole('button', { name: 'Filters' });
    if (sheet) await userEvent.click(sheet);
    const fields = sheet ? within(await screen.findByRole('dialog')) : canvas;
    await userEvent.type(fields.getByLabelText('Person'), 'ana{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ person: 'ana' });
    await userEvent.type(fields.getByLabelText('Startup'), '12{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ startup: '12' });
    await userEvent.selectOptions(fields.getByLabelText('About'), 'Account');
    await userEvent.selectOptions(fields.getByLabelText('Action'), 'Changed a role');
    await expect(args.onChange).toHaveBeenLastCalledWith({ action: 'user.change_role' });
    await userEvent.selectOptions(fields.getByLabelText('About'), 'Startup');
    await expect(args.onChange).toHaveBeenLastCalledWith({ target: 'startup', action: null });
    await userEvent.type(fields.getByLabelText('From'), '2026-06-01');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-06-01' });
    await userEvent.type(fields.getByLabelText('Until'), '2026-06-14');
    await expect(args.onChange).toHaveBeenLastCalledWith({ to: '2026-06-14' });
    await userEvent.click(fields.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(fields.getByLabelText('From')).toHaveValue('');
  },
};

/** Nothing matches; one press shows all entries again. */
export const NothingFound: Story = {
  args: { state: { ...defaultAuditState, person: 'nobody' }, events: loaded([]) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all entries' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { events: loaded([]) } };

export const LoadError: Story = { args: { events: failed } };

/** The server said why; the log can be requested again. */
export const Refused: Story = {
  args: { events: { ...refused, retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
  },
};

export const Exported: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(await screen.findByText('CSV file exported successfully')).toBeVisible();
  },
};

/** The file could not be made. */
export const ExportError: Story = {
  args: { onExport: fn(() => Promise.reject(new Error('No file'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await screen.findByText('Error generating CSV file')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    events: loaded(
      auditEvents.map((event, index) =>
        index === 0
          ? {
              ...event,
              actor: {
                id: 10_457,
                name: 'María de los Ángeles Inmaculada Fernández de Córdoba y Gutiérrez de la Concha',
                is_deleted: true,
              },
              detail: [
                {
                  label: 'Correo electrónico',
                  from: 'maria.de.los.angeles.fernandez.de.cordoba@cooperativa-internacional-de-transporte.example',
                  to: 'maria.fernandez@cooperativa-internacional-de-transporte.example',
                },
              ],
            }
          : event,
      ),
    ),
  },
  parameters: { locale: 'es' },
};

export const Gallery: Story = { tags: ['gallery'] };
