import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { burnHistory, publicBurnHistory, teamHistory } from '../../testing/factHistory.ts';
import { failed, loaded, loading } from '../../testing/loadables.ts';
import { lookups } from '../../testing/lookups.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { FactHistoryDialog } from './FactHistoryDialog.tsx';

const meta = {
  title: 'Screens/Startup/FactHistoryDialog',
  component: FactHistoryDialog,
  args: { field: 'burn_rate', history: loaded(burnHistory), lookups, onClose: fn() },
  decorators: [withMessages],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A fact through time: each value with its date, its evidence, and who stated, accepted and confirmed it; numbers as a line as well.

- **Do** say that a value was not recorded, instead of leaving it out.
- **Don't** show quotes, documents and people to users who may not see the evidence.

**Accessibility.** A modal dialog that is named by the fact. The line has a name with its first and last value; the list below has every value. Escape closes it and returns the focus.`,
      },
    },
  },
} satisfies Meta<typeof FactHistoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = () => within(screen.getByRole('dialog')).getAllByRole('listitem');

export const Default: Story = {
  play: async () => {
    const [newest, documented] = items();
    await expect(newest).toHaveTextContent('35.000 € / month');
    await expect(newest).toHaveTextContent('Accepted by Nora Vidal');
    await expect(newest).toHaveTextContent('Confirmed by Nora Vidal on 30/06/2026');
    await expect(documented).toHaveTextContent('board-report.pdf, p. 7');
    await expect(documented).toHaveTextContent('Net burn fell to 38,000');
    await expect(screen.getByRole('img', { name: /^Burn Rate .*42\.000.*35\.000/ })).toBeVisible();
  },
};

/** Others see values, kinds and dates only. */
export const WithoutEvidence: Story = {
  args: { history: loaded(publicBurnHistory) },
  play: async () => {
    await expect(items()[1]).toHaveTextContent('From a document');
    await expect(screen.queryByText(/Nora Vidal|board-report|Net burn/)).toBeNull();
  },
};

/** One value is no line yet. */
export const OneValue: Story = {
  args: { history: loaded(burnHistory.slice(2)) },
  play: async () => {
    await expect(items()).toHaveLength(1);
    await expect(screen.queryByRole('img')).toBeNull();
  },
};

/** Older values were not recorded; a setting accepted the newest. */
export const NotRecorded: Story = {
  args: {
    history: loaded(
      burnHistory.map((fact, index) =>
        index === 0 ? { ...fact, accepted_by_name: null, is_automatic: true } : { ...fact, value: null },
      ),
    ),
  },
  play: async () => {
    await expect(items()[0]).toHaveTextContent('Accepted automatically');
    await expect(items()[2]).toHaveTextContent('Not recorded');
    await expect(screen.queryByRole('img')).toBeNull();
  },
};

/** A classification is printed by its label, and has no line. */
export const Choice: Story = {
  args: {
    field: 'stage_id',
    history: loaded([
      { value: 3, kind: 'stated', date: '2026-05-01', confirmed: null },
      { value: 1, kind: 'defaulted', date: '2025-09-10', confirmed: null },
    ]),
  },
  play: async () => {
    await expect(items()[1]).toHaveTextContent('Default, not used');
    await expect(screen.queryByRole('img')).toBeNull();
  },
};

/** A fact with a list shows it, and says where there is more to it. */
export const Listed: Story = {
  args: { field: 'team', history: loaded(teamHistory) },
  play: async () => {
    const [newest, first] = within(screen.getByRole('dialog')).getAllByRole('list').slice(1);
    await expect(newest).toHaveTextContent(/Ana Gil.*Chief executive.*Leo Marín.*Engineering/);
    await expect(first).toHaveTextContent('Ana Gil');
    await expect(first).not.toHaveTextContent('Leo Marín');
    await expect(screen.getAllByText('With more details, not shown here')).toHaveLength(1);
  },
};

export const Empty: Story = { args: { history: loaded([]) } };

export const Loading: Story = { args: { history: loading } };

export const ErrorState: Story = {
  args: { history: { ...failed, retry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.history.retry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    field: 'description',
    history: loaded([
      {
        value: 'Recogida compartida de mercancías entre pueblos sin estación, con reparto el mismo día. '.repeat(5),
        kind: 'url',
        date: '2026-05-01',
        confirmed: null,
        by_name: 'María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha',
        url: 'https://cooperativa-internacional-de-transporte.example/quienes-somos/historia-de-la-cooperativa',
        quote: 'Desde 2019 recogemos mercancías en pueblos sin estación y las llevamos el mismo día. '.repeat(3),
      },
    ]),
  },
  parameters: { locale: 'es' },
};

/** Escape and Close close it. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Gallery: Story = { tags: ['gallery'] };
