import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { settled } from '../testing/settled.ts';
import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/Landing/LandingScreen',
  component: LandingScreen,
  args: { registerHref: '#register', contactHref: '#contact' },
  play: ({ canvasElement }) => settled(canvasElement),
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose:
        'The start page: what the product does, told with its own components. A whole worked evaluation stands below the headline, and each group of features has a working part of the product beside it.',
      audience: 'Everyone. It is the same for visitors and signed-in users; only the header around it differs.',
      calls: {},
    },
    layout: 'fullscreen',
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The start page: what the product does, told with its own components. A whole worked evaluation stands below the headline, and each group of features has a working part of the product beside it.

- **Do** mark invented companies as examples.
- **Don't** load anything before the headline: the examples below it load lazily, with their height reserved.

**Accessibility.** One main heading, and a heading for each section. 'Learn more' is a link to a section of the same page. Charts are figures with a table of their values.`,
      },
    },
  },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Both invitations lead to the same two pages, and the third link to a section of this one. */
export const Links: Story = {
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    const hrefsOf = (name: string) => canvas.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    await expect(hrefsOf('Start')).toEqual(['#register', '#register']);
    await expect(hrefsOf('Request demo')).toEqual(['#contact', '#contact']);
    const [section = ''] = hrefsOf('Learn more');
    await expect(canvasElement.querySelector(section ?? '')).toContainElement(
      canvas.getByRole('heading', { name: 'What it does for you' }),
    );
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };

export const Gallery: Story = { tags: ['gallery'] };
