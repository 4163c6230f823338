import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { ExamplePanel } from './ExamplePanel.tsx';

const meta = {
  title: 'Screens/Landing/ExamplePanel',
  component: ExamplePanel,
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `A worked evaluation on the start page: the score of an invented startup with its range, coverage and arithmetic, its profile over the mean of all examples, and its risk map. It is what a signed-in user sees of a startup, in one card.

- **Who sees it.** Everyone.
- **Data.** None. The figures are in the package, and a test compares them with the model.
- **Do** say that the company is invented.

**Accessibility.** A labelled group. An area that is hovered or focused in one chart is highlighted in the others, which only repeats what their texts say.`,
      },
    },
  },
} satisfies Meta<typeof ExamplePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Under another lens, the profile has other axes and another sentence below it. */
export const Educational: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Smallest lead over the mean/)).toHaveTextContent('Market, +19,8');
    await userEvent.click(canvas.getByRole('radio', { name: 'Educational' }));
    await expect(canvas.getByText(/Smallest lead over the mean/)).toHaveTextContent('Academic quality, −14,6');
  },
};

/** Hovering the market in the waterfall dims the other areas in every chart. */
export const Highlighted: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('img', { name: /^Weakest area again/ }));
    await expect(canvas.getByRole('img', { name: /^Market growth/ })).toHaveAttribute('data-state', 'active');
    await expect(canvas.getByRole('img', { name: /^Solara, Team/ })).toHaveAttribute('data-state', 'dimmed');
  },
};

/** The same with the keyboard; leaving the chart ends it. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const team = canvas.getByRole('img', { name: /^Solara, Team/ });
    canvas.getByRole('img', { name: /^Market growth/ }).focus();
    await waitFor(() => expect(team).toHaveAttribute('data-state', 'dimmed'));
    canvas.getByRole('radio', { name: 'General' }).focus();
    await waitFor(() => expect(team).not.toHaveAttribute('data-state', 'dimmed'));
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };
