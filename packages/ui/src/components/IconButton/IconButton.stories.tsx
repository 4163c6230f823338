import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Monitor, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { galleryRow, galleryTable } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { buttonSizes } from '../Button/Button.tsx';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';
import { IconButton } from './IconButton.tsx';

const variants = ['ghost', 'secondary', 'primary'] as const;

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: `
A button with only an icon, for repeated actions in rows or small spaces. Use icons that have only one meaning in the product; when a label fits, use a Button.

- **Do** use it when rows repeat the action, or a bar has no space.
- **Don't** invent a meaning for an icon, or use three of them instead of a menu.

**Accessibility.** \`label\` is its name and its tooltip, on hover and on focus. At least 28 px, 44 px on touch.`,
      },
    },
  },
  args: { icon: Eye, label: 'View Solara', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Danger: Story = { args: { icon: Trash2, label: 'Delete Solara', tone: 'danger' } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { isLoading: true } };

export const LongText: Story = {
  args: { label: 'Ver el detalle de la startup Energías Renovables del Cantábrico Oriental' },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'View Solara' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('View Solara');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const noTooltip = () => expect(screen.queryByRole('tooltip')).toBeNull();

/** A simulated mouse counts as a keyboard: the browser shows focus set by a script afterwards. */
const asAfterAMouse = (element: HTMLElement) =>
  spyOn(element, 'matches').mockImplementation(
    (selector) => selector !== ':focus-visible' && Element.prototype.matches.call(element, selector),
  );

/** The tooltip closes when the button opens something, and stays closed when a choice by mouse returns the focus. */
export const OpensAMenu: Story = {
  args: { icon: Monitor, label: 'Appearance' },
  render: (args) => (
    <DropdownMenu
      align="start"
      trigger={<IconButton {...args} />}
      entries={[
        { id: 'light', label: 'Light' },
        { id: 'dark', label: 'Dark' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Appearance' });
    asAfterAMouse(button);
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.click(button);
    const choice = await screen.findByRole('menuitem', { name: 'Dark' });
    await waitFor(noTooltip);
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await expect(screen.findByRole('tooltip', {}, { timeout: 600 })).rejects.toThrow();
    await userEvent.click(choice);
    await waitFor(() => expect(button).toHaveFocus());
    await noTooltip();
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
            <IconButton key={size} variant={variant} size={size} icon={Pencil} label={`Edit, ${variant} ${size}`} />
          ))}
          {variant !== 'primary' && (
            <IconButton variant={variant} icon={Trash2} label={`Delete, ${variant}`} tone="danger" />
          )}
          <IconButton variant={variant} icon={Pencil} label={`Saving, ${variant}`} isLoading />
          <IconButton variant={variant} icon={Pencil} label={`Edit, ${variant} disabled`} disabled />
        </div>
      ))}
    </div>
  ),
};
