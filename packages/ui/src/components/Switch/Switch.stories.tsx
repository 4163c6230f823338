import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: {
    docs: {
      description: {
        component: `A setting with two clear states. The label names what the switch turns on ('Mark as private'), the hint explains it; neither changes with the state. For agreement to terms use a Checkbox.

- **Do** save immediately and report failures.
- **Don't** put it into a form with a submit button.

**Accessibility.** Role switch, named by its label and described by its hint; Space and Enter toggle.`,
      },
    },
  },
  args: {
    label: 'Mark as private',
    hint: 'Only you, the other owners and administrators can find or open it.',
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = {
  args: {
    label: 'Mantener la startup oculta para todas las personas que no sean titulares',
    hint: 'Solo tú, las demás personas titulares y el equipo de administración podréis encontrarla, abrirla o compararla.',
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('switch', { name: 'Mark as private' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Mark as private" hint="Only you and the other owners can find or open it." defaultChecked />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled and on" disabled defaultChecked />
    </div>
  ),
};
