import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Field } from '../Field/Field.tsx';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  render: (args: PasswordInputProps) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component: `A password that can be shown. Pass \`autoComplete="current-password"\` for signing in and \`"new-password"\` for choosing one. Show a StrengthMeter with a new password, but not when signing in.

- **Do** allow pasting, and state the rules in advance.
- **Don't** ask to type a password twice when it can be shown.

**Accessibility.** The button is named by its action ('Show password') and keeps focus, caret and selection.`,
      },
    },
  },
  args: { autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'cantil26' } };

export const Visible: Story = { args: { defaultValue: 'cantil26', defaultVisible: true } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'cantil26' } };

export const LongText: Story = {
  args: { defaultVisible: true, defaultValue: 'una frase larga que nadie adivina pero que se recuerda bien' },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  args: { defaultValue: 'cantil26' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input.selectionStart).toBe(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input.selectionStart).toBe(3);
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16 }}>
      <PasswordInput aria-label="Empty" />
      <PasswordInput aria-label="Hidden" defaultValue="cantil26" />
      <PasswordInput aria-label="Visible" defaultVisible defaultValue="cantil26" />
      <PasswordInput aria-label="Invalid" aria-invalid defaultValue="cantil26" />
      <PasswordInput aria-label="Disabled" disabled defaultValue="cantil26" />
    </div>
  ),
};
