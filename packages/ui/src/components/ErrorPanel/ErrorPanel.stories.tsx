import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { galleryTable } from '../../testing/frames.css.ts';
import { inFormBox, inNarrowBox } from '../../testing/frames.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = {
  title: 'Components/Feedback/ErrorPanel',
  component: ErrorPanel,
  parameters: {
    docs: {
      description: {
        component: `
Replaces content that could not be loaded: what failed, the server's message if it adds information, and Retry. Existing data stays visible above it. For a failed action use a toast, for an invalid field the error of the field.

- **Do** name what could not be loaded in the user's terms, and keep existing data.
- **Don't** show a code or a stack trace; the request id is enough for support.

**Accessibility.** An alert, announced immediately. During a retry the button keeps its focus.`,
      },
    },
  },
  decorators: [inFormBox],
  args: { title: 'Failed to load startups', onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { render: () => <ErrorPanel title="Failed to load startups" /> };
export const Loading: Story = { args: { isRetrying: true } };
export const ErrorState: Story = { args: { message: 'The server did not answer within 10 seconds.' } };

export const LongText: Story = {
  args: {
    title: 'No se han podido cargar las startups más relevantes',
    message: 'El servidor no ha respondido en diez segundos. Comprueba la conexión y vuelve a intentarlo.',
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={galleryTable}>
      <ErrorPanel {...args} message="The server did not answer within 10 seconds." />
      <ErrorPanel {...args} isRetrying />
      <ErrorPanel title="Failed to load industries" />
    </div>
  ),
};
