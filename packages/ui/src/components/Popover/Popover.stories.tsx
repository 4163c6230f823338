import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: {
    docs: {
      story: { inline: false, height: '18rem' },
      description: {
        component: `
Short content next to its control: the meaning of a figure, a small form. Not modal. For a list of actions use a DropdownMenu, for a task a Dialog.

- **Do** explain a figure where it is shown.
- **Don't** put essential information into it.

**Accessibility.** A dialog named by its title, opened by a button with \`aria-expanded\`. Focus goes inside, Escape closes and returns it.`,
      },
    },
  },
  args: {
    trigger: (
      <Button variant="ghost" icon={Info}>
        What is coverage?
      </Button>
    ),
    title: 'Coverage',
    children: (
      <>
        The share of the score that is stated. Estimates count half.{' '}
        <TextLink variant="prose" href="#model">
          How the score works
        </TextLink>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { isOpen: true } };

export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'Cobertura de la evaluación con datos declarados',
    children:
      'La parte de la puntuación que se apoya en datos declarados por alguien; las estimaciones cuentan la mitad.',
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'What is coverage?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Coverage' });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.tab();
    await expect(within(popover).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Gallery: Story = {
  ...Open,
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
};
