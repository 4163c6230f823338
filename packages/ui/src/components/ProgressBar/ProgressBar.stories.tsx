import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryTable } from '../../testing/frames.css.ts';
import { inFormBox, inNarrowBox } from '../../testing/frames.tsx';
import { ProgressBar, progressTones } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    docs: {
      description: {
        component: `
Progress of a task. \`parts\` split the bar into outcomes and show the count of each below it: evaluated, not evaluated, failed. A score is not progress; it has its own bar with a range.

- **Do** show the progress as a count of completed items.
- **Don't** show a bar for something whose length is unknown; a Spinner or a StatusBadge says 'running'.

**Accessibility.** A progress bar named by its label, with its value as text. The legend repeats the parts as text with figures.`,
      },
    },
  },
  decorators: [inFormBox],
  args: { label: 'Recalculating', value: 120, max: 400, valueText: '120 of 400' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = [
  { id: 'done', label: 'Evaluated', value: 210, tone: 'ink' },
  { id: 'none', label: 'Not evaluated', value: 40, tone: 'neutral' },
  { id: 'failed', label: 'Failed', value: 6, tone: 'danger' },
] as const;

export const Default: Story = {};
export const Parts: Story = { args: { value: undefined, parts, size: 'large', valueText: '256 of 400' } };
export const WithoutHeader: Story = { args: { hasHeader: false } };
export const Empty: Story = { args: { value: 0, max: 0, valueText: undefined } };

export const LongText: Story = {
  args: {
    label: 'Recalculando la evaluación de todas las startups públicas y privadas',
    valueText: '1.120 de 4.000 startups',
    parts: [
      { id: 'done', label: 'Evaluadas', value: 1000, tone: 'ink' },
      { id: 'none', label: 'Sin datos suficientes para evaluar', value: 120, tone: 'neutral' },
    ],
    max: 4000,
  },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryTable}>
      <ProgressBar label="Recalculating" parts={parts} max={400} size="large" valueText="256 of 400" />
      {progressTones.map((tone) => (
        <ProgressBar key={tone} label={tone} value={64} tone={tone} />
      ))}
      <ProgressBar label="Small" value={64} size="small" hasHeader={false} />
    </div>
  ),
};
