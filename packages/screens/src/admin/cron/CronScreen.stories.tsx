import type { CronRun } from '@aval/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { cronLines, cronRuns, cronStatus } from '../../testing/administration.ts';
import { failed, loaded, loading, refused, stale } from '../../testing/loadables.ts';
import { stopClock } from '../../testing/stopClock.tsx';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { CronScreen, type CronScreenProps } from './CronScreen.tsx';

const pageOf = (runs: readonly CronRun[], pages = 1) => loaded({ runs, pages });

/** Stores what the history shows. */
function Page({ history: first, onHistoryChange, ...rest }: CronScreenProps) {
  const [history, setHistory] = useState(first);
  return (
    <CronScreen
      {...rest}
      history={history}
      onHistoryChange={(next) => {
        onHistoryChange(next);
        setHistory(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Administration/CronScreen',
  component: CronScreen,
  args: {
    status: loaded(cronStatus),
    isSwitching: null,
    onSwitch: fn(),
    history: { result: null, page: 1 },
    onHistoryChange: fn(),
    runs: pageOf(cronRuns, 4),
    feed: { log: loaded(cronLines), isLive: true, refresh: fn() },
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose: 'The work that the server does on its own: when it runs next, how it went, and what it writes.',
      audience: 'Administrators.',
      calls: {
        getCronStatus: 'The schedule and its next run',
        listCronRuns: 'The last runs',
        startCron: 'Start',
        stopCron: 'Stop',
        listCronLogs: 'The log',
        streamCronLogs: 'New lines of the log',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The work that the server does on its own: when it runs next, how it went, and what it writes.

- **Do** say in words when the schedule runs, next to its expression.
- **Don't** show the log before the history: it would jump when the runs arrive.

**Accessibility.** The time until the next run is a timer, which screen readers do not announce by themselves. Results are words with an icon.`,
      },
    },
  },
} satisfies Meta<typeof CronScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneRun: Story = { args: { runs: pageOf(cronRuns.slice(1, 2)) } };

/** The second of many pages. */
export const SecondPage: Story = { args: { history: { result: null, page: 2 } } };

/** A new installation: nothing has run. */
export const FirstUse: Story = {
  args: {
    status: loaded({ ...cronStatus, lastExecution: null }),
    runs: pageOf([]),
    feed: { log: loaded([]), isLive: false, refresh: fn() },
  },
};

export const Stopped: Story = {
  args: { status: loaded({ ...cronStatus, status: 'stopped', nextExecution: null }) },
};

/** A newer server sends a status that this version does not know. */
export const UnknownStatus: Story = { args: { status: loaded({ ...cronStatus, status: 'unknown' }) } };

export const Starting: Story = {
  args: { status: loaded({ ...cronStatus, status: 'stopped', nextExecution: null }), isSwitching: 'on' },
};

/** An expression that cannot be described is shown as it is. */
export const UnreadableSchedule: Story = { args: { status: loaded({ ...cronStatus, schedule: '@whenever' }) } };

export const Loading: Story = { args: { status: loading, runs: loading } };

/** The status is there, and the runs are awaited. */
export const LoadingHistory: Story = { args: { runs: loading } };

/** The previous page stays, dimmed, while the next one loads. */
export const Refetching: Story = {
  args: { history: { result: null, page: 2 }, runs: stale({ runs: cronRuns, pages: 4 }) },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const HistoryFailed: Story = {
  args: { runs: { ...refused, retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.runs.retry).toHaveBeenCalledOnce();
  },
};

/** Every part reports its own failure, because each has its own request. */
export const AllFailed: Story = {
  args: { status: failed, runs: failed, feed: { log: failed, isLive: false, refresh: fn() } },
};

export const LongText: Story = {
  args: {
    runs: pageOf(
      cronRuns.map((one, index) =>
        index === 1
          ? {
              ...one,
              summary:
                'Se han evaluado 348 startups: 12 más altas, 7 más bajas y 329 iguales; se han recalculado 5 industrias, y 31 páginas no respondieron. '.repeat(
                  2,
                ),
            }
          : one,
      ),
    ),
  },
  parameters: { locale: 'es' },
};

/** The schedule is stopped by its button. */
export const Stop: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start Cron' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop Cron' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(false);
  },
};

/** A result that no run has; one press shows all runs again. */
export const NothingMatches: Story = {
  args: { history: { result: 'cancelled', page: 1 }, runs: pageOf([]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all executions' }));
    await expect(args.onHistoryChange).toHaveBeenCalledWith({ result: null, page: 1 });
  },
};

/** Choosing a result returns to the first page. */
export const Filtered: Story = {
  args: { history: { result: null, page: 3 } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Result/ }), 'failure');
    await expect(args.onHistoryChange).toHaveBeenCalledWith({ result: 'failure', page: 1 });
  },
};

/** Pausing stops the refreshes; continuing refreshes at once. */
export const PausedLog: Story = {
  args: { feed: { log: loaded(cronLines), isLive: false, refresh: fn(), onPausedChange: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.feed.onPausedChange).toHaveBeenLastCalledWith(true);
    await expect(args.feed.refresh).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
    await expect(args.feed.onPausedChange).toHaveBeenLastCalledWith(false);
    await expect(args.feed.refresh).toHaveBeenCalledOnce();
  },
};

export const Gallery: Story = { tags: ['gallery'] };
