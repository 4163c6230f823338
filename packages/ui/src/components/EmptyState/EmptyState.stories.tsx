import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';

import { inCardBox, inNarrowBox } from '../../testing/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component: `
Says that there is nothing, in one sentence why, and offers one action. After a search it names the search; a chart without data says its sentence in the chart's own box.

- **Do** tell 'nothing yet' from 'nothing found', and offer the one step that changes it.
- **Don't** apologise, joke, or draw a picture.

**Accessibility.** Plain text in the place of the content. Where a filter made the list empty, the list's own live region announces it. With \`isPage\` the title is the page's first heading, as on an address that nothing stands behind.`,
      },
    },
  },
  decorators: [inCardBox],
  args: { title: 'No relevant startups found' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: {
    icon: SearchX,
    title: 'No startups match "acuicultura" in Finance',
    description: 'Try another word, or look in every industry.',
    action: <Button>Clear filters</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'Ninguna startup coincide con la búsqueda y los filtros elegidos',
    description:
      'Prueba con otra palabra, o quita el filtro de sector y el de etapa para ver todas las startups públicas.',
    action: <Button>Quitar los filtros</Button>,
  },
  decorators: [inNarrowBox],
};
export const Gallery: Story = {
  ...WithAction,
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
};
