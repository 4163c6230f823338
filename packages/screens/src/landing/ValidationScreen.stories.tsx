import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { validation } from './validation.ts';
import { ValidationScreen } from './ValidationScreen.tsx';

const meta = {
  title: 'Screens/Landing/ValidationScreen',
  component: ValidationScreen,
  args: { aboutHref: '#about' },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose:
        'How good the score is: what was measured and how it came out, where it fails, and what no data supports.',
      audience: 'Everyone; the about page links to it.',
      calls: {},
    },
    layout: 'fullscreen',
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `How good the score is: what was measured and how it came out, where it fails, and what no data supports. All figures are those of \`validation.ts\`.

- **Do** say as plainly where the score fails as where it holds.
- **Don't** write a figure into the text that the validation prints.

**Accessibility.** One main heading, and a heading for each section. Every table has a header row, and its rows are named by their first cell.`,
      },
    },
  },
} satisfies Meta<typeof ValidationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The version is that of the model, and the figures are those that were measured. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`For version ${validation.modelVersion}`))).toBeVisible();
    const kind = within(canvas.getByRole('table', { name: 'Kind reports' }));
    await expect(kind.getAllByRole('cell', { name: /^(5|98)\s%$/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'How a score is made' })).toHaveAttribute('href', '#about');
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };
