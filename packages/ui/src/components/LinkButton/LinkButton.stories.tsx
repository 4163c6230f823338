import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { galleryRow, galleryTable } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { buttonSizes } from '../Button/Button.tsx';
import { LinkButton } from './LinkButton.tsx';

const variants = ['primary', 'secondary', 'ghost'] as const;

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  parameters: {
    docs: {
      description: {
        component: `
A link styled as a button, for the page's main navigation: 'New Startup', 'View'. It renders the app's own link component (LinkProvider), so it navigates without a full page load.

- **Do** use it for the main next page, such as 'New Startup'.
- **Don't** use onClick instead of an address.

**Accessibility.** It is a link: it can be opened in a new tab, Enter follows it, Space does not. For actions on this page use a Button.`,
      },
    },
  },
  args: { href: '#new', children: 'New Startup', icon: Plus },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };

export const LongText: Story = {
  args: { children: 'Registrar una nueva startup y completar su información' },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'New Startup' })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div className={galleryTable}>
      {variants.map((variant) => (
        <div key={variant} className={galleryRow}>
          {buttonSizes.map((size) => (
            <LinkButton key={size} href="#new" variant={variant} size={size} icon={Plus} iconEnd={ArrowRight}>
              New Startup
            </LinkButton>
          ))}
        </div>
      ))}
    </div>
  ),
};
