import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';

import { inCardBox, inNarrowBox } from '../../testing/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component: `
Explains in one sentence why there is nothing, and offers one action. After a search it shows the query; a chart without data shows its own message.

- **Do** distinguish 'nothing yet' from 'nothing found', and offer the next step.
- **Don't** apologise, joke, or add an illustration.

**Accessibility.** Plain text in place of the content. When a filter empties a list, the list's live region announces it. With \`isPage\` the title is the page's h1, for example on the 'Page not found' screen.`,
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
