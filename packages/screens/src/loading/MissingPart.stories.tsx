import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { MissingPart } from './MissingPart.tsx';
import { ReloadContext } from './useReload.ts';

const unreachable = () => Promise.resolve(false);

const meta = {
  title: 'Screens/Loading/MissingPart',
  component: MissingPart,
  args: {},
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `Replaces a part of a page whose code could not be loaded, for example after a deployment. The rest of the page still works.

**Accessibility.** An alert with a Retry button that keeps the focus while it retries.`,
      },
    },
  },
} satisfies Meta<typeof MissingPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { parameters: { locale: 'es' } };

/** The server does not respond, so the page is kept. */
export const Keyboard: Story = {
  decorators: [
    (Story) => (
      <ReloadContext value={unreachable}>
        <Story />
      </ReloadContext>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/No response/)).toBeVisible();
  },
};
