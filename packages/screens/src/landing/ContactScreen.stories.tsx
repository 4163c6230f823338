import { ContactForm } from '@aval/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { ContactScreen } from './ContactScreen.tsx';

const meta = {
  title: 'Screens/Landing/ContactScreen',
  component: ContactScreen,
  args: { children: <ContactForm onSubmit={fn()} /> },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'The contact page: what to write about, beside the form.',
      audience: 'Everyone.',
      calls: {
        contact: 'Takes the message; the form sends it',
      },
    },
    layout: 'fullscreen',
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `The contact page: what to write about, beside the form.

- **Do** ask before the user leaves with an unsent message: \`onDirtyChange\` of \`ContactForm\` tells when there is one.

**Accessibility.** One main heading, before the form.`,
      },
    },
  },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { parameters: { locale: 'es' } };
