import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { processStatuses, StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Components/Badges/StatusBadge',
  component: StatusBadge,
  parameters: {
    docs: {
      description: {
        component: `
The state of a process, a container or a log entry, on the administration screens. \`label\` replaces the default text when the engine reports more ('Up 3 hours').

- **Do** pass the engine's own text as \`label\` when it is more specific.
- **Don't** use it for levels of a score.

**Accessibility.** Plain text with its own icon per state; changes are announced by the surrounding region, not by the badge.`,
      },
    },
  },
  args: { status: 'running' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { args: { status: 'failed' } };
export const OwnWords: Story = { args: { label: 'Up 3 hours' } };
export const LongText: Story = {
  args: { status: 'restarting', label: 'Reiniciando por tercera vez desde la última actualización' },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      {processStatuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
};
