import { LogPanel } from '@aval/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { failed, loaded, loading, refused } from '../testing/loadables.ts';
import { logLines } from '../testing/logLines.ts';
import { completedRun, failedRun, failures, noRun, runningRun } from '../testing/recalculation.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { RecalculationScreen } from './RecalculationScreen.tsx';

const lines = logLines(
  'Evaluating 2.600 startups',
  'Evaluated 500 of 2.600 startups',
  'Evaluated 1.000 of 2.600 startups',
  'Evaluated 1.500 of 2.600 startups',
);

const meta = {
  title: 'Screens/Recalculation/RecalculationScreen',
  component: RecalculationScreen,
  args: {
    status: loaded(completedRun),
    startingKind: null,
    refusal: null,
    isStopping: false,
    isResultUnread: false,
    onStart: fn(),
    onStop: fn(),
    onResultRead: fn(),
    log: <LogPanel title="Log" entries={lines} fileName="recalculation-41" />,
    paths: { startup: (id) => `/startups/${id}`, editStartup: (id) => `/startups/${id}/edit` },
  },
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose:
        'Evaluates every startup again, or recalculates the figures of the industries, and shows how far the run is.',
      audience: 'Administrators.',
      calls: {
        getRecalculationStatus: 'The latest run, while it is under way too',
        recalculateStartups: 'Starts a run over startups',
        recalculateIndustries: 'Starts a run over industries',
        cancelRecalculation: 'Stops the run',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Evaluates every startup again, or recalculates the figures of the industries, and shows how far the run is.

- **Do** show the run that the server reports, whoever started it.
- **Don't** offer to start a second run: both buttons are disabled while one is under way.

**Accessibility.** The progress is a progress bar with a label in words; the result is announced, and stays until it is dismissed.`,
      },
    },
  },
} satisfies Meta<typeof RecalculationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {};

/** Nobody has recalculated anything yet. */
export const FirstUse: Story = {
  args: { status: loaded(noRun), log: <LogPanel title="Log" entries={[]} fileName="recalculation-none" /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recalculate Startups' }));
    await expect(args.onStart).toHaveBeenCalledWith('startups');
  },
};

/** The request to start a run is on its way. */
export const Starting: Story = { args: { startingKind: 'industries' } };

/** The run was accepted, and has not counted its startups yet. */
export const Started: Story = { args: { status: loaded({ ...runningRun, done: 0, total: 0, outcomes: null }) } };

/** Progress, outcomes so far, and the time left at this pace. */
export const Running: Story = {
  args: { status: loaded(runningRun) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/2:00 elapsed · about 0:46 left/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Recalculate Startups' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the run' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** The server finishes what it has begun before it stops. */
export const Stopping: Story = { args: { status: loaded(runningRun), isStopping: true } };

/** Industries have no score that could rise or fall. */
export const Industries: Story = {
  args: { status: loaded({ ...completedRun, kind: 'industries', runId: 42, done: 18, total: 18, outcomes: null }) },
};

/** The result stays until the user who waited for it has read it. */
export const ResultUnread: Story = {
  args: { isResultUnread: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onResultRead).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: { isResultUnread: true, status: loaded({ ...completedRun, code: 130, done: 1874 }) },
};

/** The failed startups, each with its reason and a link to correct it. */
export const Failures: Story = {
  args: { isResultUnread: true, status: loaded(failedRun) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit startup Ribera' })).toHaveAttribute(
      'href',
      '/startups/11/edit',
    );
  },
};

export const OneFailure: Story = {
  args: { status: loaded({ ...failedRun, failed: 1, failures: failures.slice(0, 1) }) },
};

/** More failures than are listed. */
export const ManyFailures: Story = {
  args: {
    status: loaded({
      ...failedRun,
      failed: 1430,
      failures: Array.from({ length: 1000 }, (_, index) => ({
        startupId: index + 1,
        name: `Startup ${index + 1}`,
        reason: 'The burn rate is below 0.',
      })),
    }),
  },
};

/** Another user's run is under way, which is shown as soon as it is known. */
export const Refused: Story = {
  args: { refusal: { kind: 'industries', message: 'A recalculation is already running.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onStart).toHaveBeenCalledWith('industries');
  },
};

export const Loading: Story = { args: { status: loading, log: null } };

/** The last known run stays. */
export const RefreshFailed: Story = { args: { status: { ...refused, data: runningRun } } };

export const LoadError: Story = {
  args: { status: { ...failed, retry: fn() }, log: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.status.retry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    isResultUnread: true,
    status: loaded({
      ...failedRun,
      startedBy: { id: 2, first_name: 'María del Carmen', last_name: 'Fernández de la Cuesta y Aguirrezabala' },
      scheduled: false,
      failures: failures.map((failure, index) =>
        index === 0
          ? {
              ...failure,
              name: 'Cooperativa Internacional de Transporte Rural y Logística del Duero',
              reason: 'La etapa de desarrollo que indicaba esta startup se ha retirado de la lista de etapas. '.repeat(
                2,
              ),
            }
          : failure,
      ),
    }),
  },
  parameters: { locale: 'es' },
};

export const Gallery: Story = { tags: ['gallery'], args: { isResultUnread: true, status: loaded(failedRun) } };
