import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { lowCoverage, notEvaluated } from '../testing/calculations.ts';
import { evaluationProps } from '../testing/evaluationProps.ts';
import { percentiles } from '../testing/percentiles.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { withMessages } from '../testing/withMessages.tsx';
import { Evaluation, type EvaluationProps } from './Evaluation.tsx';
import { MetricPercentile } from './MetricPercentile.tsx';

/** Stores the open tab and the what-if change, as the address of the page does. */
function Page({ tab: firstTab, change: firstChange, ...rest }: EvaluationProps) {
  const [tab, setTab] = useState(firstTab);
  const [change, setChange] = useState(firstChange);
  return <Evaluation {...rest} tab={tab} onTabChange={setTab} change={change} onChangeTried={setChange} />;
}

/** Waits for the parts that load lazily, so that the whole page is shown and in the pictures. */
const loaded = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await expect(within(canvasElement).getByText(/^(Model|Modelo) /)).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull();
  });

const meta = {
  title: 'Screens/Startup/Evaluation',
  component: Evaluation,
  args: {
    ...evaluationProps(),
    renderPercentile: (metric) => <MetricPercentile percentiles={percentiles} metric={metric} />,
  },
  render: (args) => <Page {...args} />,
  play: ({ canvasElement }) => loaded(canvasElement),
  decorators: [stopClock, withMessages],
  parameters: {
    screen: {
      purpose:
        'Says how investable a startup is, how certain that is, where the points come from and what would raise them.',
      audience:
        'Every signed-in user. Individual metrics are shown to administrators and, under their own lens, to corporations and universities; everyone else is told where to find them.',
      calls: {
        listCalculations: 'All calculations, newest first',
        getStartup: 'Where the value of each field comes from: field_sources',
        getPercentiles:
          'How a figure compares with those of other startups, which renderPercentile shows in the dialog of a metric',
      },
      instead: ['DetailSkeleton', 'NoCalculations', 'CalculationError'],
    },
    chromatic: { disableSnapshot: false },
    docs: {
      description: {
        component: `The evaluation on the page of a startup: its score with coverage and range, how the score adds up, what would raise it, its profile and risks, and every metric with the facts behind it.

- **Do** keep the tab and the what-if change in the address, so that a link opens the same page.
- **Don't** render it without a calculation: \`NoCalculations\` says what is missing, and \`CalculationError\` that loading failed.

**Accessibility.** Each card has a heading. Charts are figures with a table of their values. An area that is hovered or focused in one card is highlighted in the others, which only repeats what their texts say.`,
      },
    },
  },
} satisfies Meta<typeof Evaluation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An administrator, who sees all metrics. */
export const Default: Story = {};

/** An investor or a founder, who sees no individual metrics. */
export const WithoutMetrics: Story = { args: { hasMetrics: false } };

/** A corporation, under its own lens. */
export const Corporate: Story = { args: { lens: 'corporate' } };

/** A university, under its own lens. */
export const Educational: Story = { args: { lens: 'educational', tab: 'team' } };

/** The first version: there is no earlier score to compare with. */
export const FirstVersion: Story = { args: { calculations: [evaluationProps().chosen] } };

/** Too little is known for a score. */
export const NotEvaluated: Story = { args: { calculations: [notEvaluated], chosen: notEvaluated } };

/** Few facts give low coverage and a wide range. */
export const LowCoverage: Story = { args: { calculations: [lowCoverage], chosen: lowCoverage } };

/** A user who may not edit the startup gets no links to missing values. */
export const ReadOnly: Story = { args: { fieldEditLink: () => null } };

export const LongText: Story = { parameters: { locale: 'es' } };

/** Opens the dialog that explains the score. */
export const Explained: Story = {
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    const info = await canvas.findByRole('button', { name: /About the investability score/ });
    await expect(info).toBeEnabled();
    await userEvent.click(info);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(dialog).getByRole('heading', { name: 'Calculation' })).toBeVisible();
  },
};

/** A what-if change from the address: the panel is open, and the score shows the change. */
export const WhatIf: Story = {
  args: { change: 'cash_runway_months:18' },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await expect(await canvas.findByText(/with this change, not stored/)).toBeVisible();
    const reset = canvas.getByRole('button', { name: 'Reset' });
    await userEvent.click(reset);
    await expect(reset).toBeDisabled();
  },
};

export const Gallery: Story = { tags: ['gallery'] };
