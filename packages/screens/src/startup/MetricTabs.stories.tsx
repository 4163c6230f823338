import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { notEvaluated, sources } from '../testing/calculations.ts';
import { evaluationProps } from '../testing/evaluationProps.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { explainerOf } from './explanations.ts';
import { MetricTabs } from './MetricTabs.tsx';

const { chosen } = evaluationProps();

const meta = {
  title: 'Screens/Startup/MetricTabs',
  component: MetricTabs,
  args: {
    calculation: chosen,
    lens: 'general',
    tab: 'value',
    onTabChange: fn(),
    sources,
    explainer: explainerOf(chosen),
    activeId: null,
    onActiveChange: fn(),
    onInfo: fn(),
  },
  render: function Tabbed({ tab: first, ...args }) {
    const [tab, setTab] = useState(first);
    return <MetricTabs {...args} tab={tab} onTabChange={setTab} />;
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `Every metric by area, with its figure, its source and its reading, and the information button that leads to its calculation.

- **Who sees it.** Administrators; corporations and universities under their own lens.
- **Data.** A calculation, and \`field_sources\` of \`GET /api/startups/{id}\`.
- **Do** print 'N/A' for what is unknown, never 0.

**Accessibility.** Tabs with arrow keys; each metric is a group named by it.`,
      },
    },
  },
} satisfies Meta<typeof MetricTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Under the lens of corporations the scores have their own names. */
export const Corporate: Story = { args: { lens: 'corporate' } };

/** Nothing is known. */
export const NotEvaluated: Story = { args: { calculation: notEvaluated, explainer: explainerOf(notEvaluated) } };

export const LongText: Story = { parameters: { locale: 'es' } };

/** Arrow keys change the tab. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: /Value Proposition/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Financial/ })).toHaveAttribute('aria-selected', 'true');
  },
};
