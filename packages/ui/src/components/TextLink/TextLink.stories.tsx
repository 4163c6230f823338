import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { galleryTable } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { TextLink, textLinkVariants } from './TextLink.tsx';

const meta = {
  title: 'Components/Actions/TextLink',
  component: TextLink,
  parameters: {
    docs: {
      description: {
        component: `
Leads to another page. \`plain\` for a name in a list or table, \`prose\` inside a sentence, \`quiet\` in a footer or breadcrumb, \`action\` at the end of a card's title. \`isExternal\` opens another site in a new tab.

- **Do** name the target ('How the score works').
- **Don't** write 'here' or 'more', or style a link as a button: that is LinkButton.

**Accessibility.** Inside a sentence the underline is always there, because colour alone does not distinguish a link. An external link announces that it opens in a new tab.`,
      },
    },
  },
  args: { href: '#solara', children: 'Solara' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Action: Story = { args: { variant: 'action', children: 'Browse all' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Aviso legal' } };
export const External: Story = {
  args: { href: 'https://solara.example', isExternal: true, children: 'solara.example' },
};

export const Prose: Story = {
  render: () => (
    <p>
      The score rests on eight defaults;{' '}
      <TextLink href="#inputs" variant="prose">
        state them
      </TextLink>{' '}
      to narrow its range.
    </p>
  ),
};

export const LongText: Story = {
  args: { children: 'Plataforma de financiación participativa para cooperativas agroalimentarias del noroeste' },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Solara' })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryTable}>
      {textLinkVariants.map((variant) => (
        <p key={variant}>
          <TextLink href="#solara" variant={variant}>
            Solara
          </TextLink>{' '}
          <TextLink href="https://solara.example" variant={variant} isExternal>
            solara.example
          </TextLink>
        </p>
      ))}
    </div>
  ),
};
