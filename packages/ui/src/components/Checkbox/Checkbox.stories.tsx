import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component: `A yes-or-no choice that takes effect when the form is submitted, alone or in a group. For an immediate effect use a Switch. The label may contain a link; clicking the link does not toggle the checkbox.

- **Do** write the label so that checking it means yes.
- **Don't** use it for an immediate effect, or write a negative label ('Do not send').

**Accessibility.** Role checkbox, named by its label; Space toggles. The third state is announced as 'mixed'. The target is at least
24 px, 44 px on touch.`,
      },
    },
  },
  args: { label: 'Remember me', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    // Browsers do not print background colours by default, so a checked box would print as an empty one.
    await expect(getComputedStyle(canvas.getByRole('checkbox')).printColorAdjust).toBe('exact');
  },
};

export const Indeterminate: Story = { args: { checked: 'indeterminate', label: 'All rows' } };

export const WithLink: Story = {
  args: {
    label: (
      <>
        I accept the <a href="#terms">terms and conditions</a>
      </>
    ),
  },
};

export const ErrorState: Story = {
  args: { label: 'I accept the terms and conditions', error: 'You must accept the terms and conditions' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('You must accept the terms and conditions');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = {
  args: {
    label: 'Acepto los términos y condiciones, la política de privacidad y el tratamiento de los datos de la empresa',
    hint: 'Puedes retirar el consentimiento en cualquier momento desde tu perfil, sin que eso afecte a lo anterior.',
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).not.toBeChecked();
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Checkbox label="Unchecked" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Mixed" checked="indeterminate" />
      <Checkbox label="With hint" hint="For thirty days on this device." />
      <Checkbox label="With error" error="You must accept the terms and conditions" />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
    </div>
  ),
};
