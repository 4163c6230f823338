import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { AboutScreen } from './AboutScreen.tsx';

const meta = {
  title: 'Screens/Landing/AboutScreen',
  component: AboutScreen,
  args: { registerHref: '#register', contactHref: '#contact', validationHref: '#validation' },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose:
        'What the product is, how a score is made, and what a score is not. On wide windows the title stays beside the text while it scrolls.',
      audience: 'Everyone.',
      calls: {},
    },
    layout: 'fullscreen',
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `What the product is, how a score is made, and what a score is not. On wide windows the title stays beside the text while it scrolls.

- **Do** say what a score cannot do, in words as plain as those that say what it can.

**Accessibility.** One main heading, and a heading for each section, in the order of reading.`,
      },
    },
  },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The weights of the areas and the worth of evidence are those of the model. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Four areas make it, each with its weight: .*\d+\s%/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '#contact');
    await expect(canvas.getByText(/100\s% counts if a document says it, 90\s% if a web page does/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How good is the score?' })).toHaveAttribute('href', '#validation');
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };
