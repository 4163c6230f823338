import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'Screens/Landing/TermsScreen',
  component: TermsScreen,
  args: { contactHref: '#contact' },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose:
        'The terms and conditions, in sentences that people read: short paragraphs under a heading that says what they are about.',
      audience: 'Everyone; the form that creates an account links to it.',
      calls: {},
    },
    layout: 'fullscreen',
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The terms and conditions, in sentences that people read: short paragraphs under a heading that says what they are about.

- **Do** change these terms only together with what the product does.

**Accessibility.** One main heading, and a heading for each section. The link at the end is underlined within its sentence.`,
      },
    },
  },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '#contact');
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };
