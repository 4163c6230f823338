import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `
A spinner inside the control that was just pressed. For regions that load data use Loading with skeletons, which show what to expect.

- **Do** put it in the control that was pressed.
- **Don't** use it alone in a page.

**Accessibility.** Decoration without \`label\` (the control announces that it is busy); with \`label\` a polite status. It does not spin with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Labelled: Story = { args: { label: 'Loading startups' } };
export const LongText: Story = {
  args: { label: 'Cargando las startups que coinciden con la búsqueda y los filtros elegidos' },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
};
