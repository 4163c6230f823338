import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { galleryRow, galleryTable } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { staysInside } from '../../testing/staysInside.ts';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component: `
Performs an action on this page. A view has at most one \`primary\` button; everything else is \`secondary\`, and tools next to a title are \`ghost\`. \`danger\` appears only in the dialog that confirms a destructive action; in a list that action is a ghost IconButton.

Write the verb and the object ('Delete startup'), not 'OK'. While the action is in progress, \`isLoading\` shows a spinner and \`loadingLabel\` ('Saving...'), and the button keeps its width.

- **Do** name the verb and the object, and use the same words in the dialog and the toast that follow.
- **Don't** disable a button to explain a rule; let the user press it and report what is missing.

**Accessibility.** A native \`button\`. While loading it stays focusable, is \`aria-busy\` and \`aria-disabled\` and ignores presses, so that focus is not lost. Enter and Space press it.`,
      },
    },
  },
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete startup' } };
export const WithIcon: Story = { args: { variant: 'primary', icon: Plus, children: 'New Startup' } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { variant: 'primary', isLoading: true, loadingLabel: 'Saving...' } };

export const LongText: Story = {
  args: { children: 'Guardar los cambios de la startup y volver a calcular su evaluación' },
  decorators: [inNarrowBox],
};

/** Next to others, a button does not shrink below its text, but its text still wraps. */
export const LongTextInARow: Story = {
  ...LongText,
  render: (args) => (
    <div className={galleryRow}>
      <Button {...args} />
      <Button {...args} isLoading loadingLabel="Guardando los cambios de la startup y su evaluación" />
    </div>
  ),
  play: ({ canvasElement }) => staysInside(canvasElement.firstElementChild),
};

/** With `aria-disabled` it keeps the focus, and looks like a `disabled` button. */
export const OffByAria: Story = {
  render: () => (
    <div className={galleryTable}>
      {buttonVariants.map((variant) => (
        <div key={variant} className={galleryRow}>
          <Button variant={variant} disabled>
            Next
          </Button>
          <Button variant={variant} aria-disabled>
            Next
          </Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    const looks = buttons.map((button) => {
      const { color, backgroundColor, borderColor, cursor } = getComputedStyle(button);
      return { color, backgroundColor, borderColor, cursor };
    });
    for (let index = 0; index < looks.length; index += 2) await expect(looks[index + 1]).toEqual(looks[index]);
  },
};

export const KeepsItsWidth: Story = {
  args: { variant: 'primary', loadingLabel: 'Saving...' },
  render: (args) => (
    <div className={galleryRow}>
      <Button {...args} />
      <Button {...args} isLoading />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [idle, loading] = within(canvasElement).getAllByRole('button');
    await expect(loading?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div className={galleryTable}>
      {buttonVariants.map((variant) =>
        buttonSizes.map((size) => (
          <div key={`${variant}-${size}`} className={galleryRow}>
            <Button variant={variant} size={size}>
              Recalculate
            </Button>
            <Button variant={variant} size={size} icon={Plus} iconEnd={ArrowRight}>
              New Startup
            </Button>
            <Button variant={variant} size={size} isLoading loadingLabel="Saving...">
              Save
            </Button>
            <Button variant={variant} size={size} disabled>
              Next
            </Button>
          </div>
        )),
      )}
    </div>
  ),
};
