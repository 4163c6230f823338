import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { containerLines, containers } from '../../testing/administration.ts';
import { failed, loaded, loading } from '../../testing/loadables.ts';
import { stopClock } from '../../testing/stopClock.tsx';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { ContainerLog, type ContainerLogProps } from './ContainerLog.tsx';
import { ContainersScreen, type ContainersScreenProps } from './ContainersScreen.tsx';

const noEngine = {
  ...failed,
  failure: { kind: 'other', message: 'No container engine is reachable. Start Docker or Podman' },
} as const;

const withLog = (log: ContainerLogProps['feed']['log']) => ({
  state: { tab: 'logs', container: containers[1]?.id ?? null } as const,
  renderLog: ({ name }: { name: string }) => <ContainerLog name={name} feed={{ log, refresh: fn() }} />,
});

/** Stores what is shown, as the address of the page does. */
function Page({ state: first, onChange, ...rest }: ContainersScreenProps) {
  const [state, setState] = useState(first);
  return (
    <ContainersScreen
      {...rest}
      state={state}
      onChange={(next) => {
        onChange(next);
        setState(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Administration/ContainersScreen',
  component: ContainersScreen,
  args: {
    ...withLog(loaded(containerLines)),
    state: { tab: 'status', container: null },
    onChange: fn(),
    containers: loaded(containers),
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages, stopClock],
  parameters: {
    screen: {
      purpose: "The containers on the server's machine: which run, which need attention, and what they write.",
      audience: 'Administrators.',
      calls: {
        listContainers: 'The containers and their states',
        listContainerLogs: 'The log of one container',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The containers on the server's machine: which run, which need attention, and what they write.

- **Do** keep the tab and the container in the address, so that a log can be linked to.
- **Don't** hide why the engine cannot be reached: its details say how to fix it.

**Accessibility.** A list of named cards, each with a button that opens the log. Statuses are words with an icon.`,
      },
    },
  },
} satisfies Meta<typeof ContainersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneContainer: Story = { args: { containers: loaded(containers.slice(0, 1)) } };

/** Two installations on one machine. */
export const ManyContainers: Story = {
  args: {
    containers: loaded(
      ['', '-test'].flatMap((suffix) =>
        containers.map((one) => ({ ...one, id: `${one.id}${suffix}`, name: `${one.name}${suffix}` })),
      ),
    ),
  },
};

export const Loading: Story = { args: { containers: loading } };

/** The engine has nothing to run. */
export const Empty: Story = { args: { containers: loaded([]) } };

/** Without an engine, the details of the failure say what to do. */
export const LoadError: Story = {
  args: { containers: { ...noEngine, retry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Start Docker or Podman/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.containers.retry).toHaveBeenCalledOnce();
  },
};

/** The engine stopped while the page was open: the containers stay. */
export const RefreshFailed: Story = { args: { containers: { ...noEngine, data: containers } } };

export const NoContainerChosen: Story = { args: { state: { tab: 'logs', container: null } } };

export const Log: Story = { args: withLog(loaded(containerLines)) };

export const LogLoading: Story = { args: withLog(loading) };

export const LogEmpty: Story = { args: withLog(loaded([])) };

/** The reason is a line of the log. */
export const LogFailed: Story = { args: withLog(failed) };

export const LongText: Story = {
  args: {
    containers: loaded(
      containers.map((one, index) =>
        index === 0
          ? {
              ...one,
              name: 'aval-servicio-de-recalculo-periodico-de-todas-las-startups-1',
              image: 'registro.cooperativa-internacional.example/plataforma/recalculo-periodico:2026.06.14-rc1',
            }
          : one,
      ),
    ),
  },
  parameters: { locale: 'es' },
};

/** The button of a container opens its log; updates can be paused there. */
export const OpenLog: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the logs of aval-db' }));
    await expect(args.onChange).toHaveBeenCalledWith({ tab: 'logs', container: containers[2]?.id });
    await expect(canvas.getByRole('region', { name: 'Logs of aval-db' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeVisible();
  },
};

export const Gallery: Story = { tags: ['gallery'] };
