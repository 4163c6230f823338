import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Field } from '../Field/Field.tsx';
import { UrlInput } from './UrlInput.tsx';

const meta = {
  title: 'Forms/UrlInput',
  component: UrlInput,
  render: (args) => (
    <Field label="Website">
      <UrlInput {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component: `A web address. Users type 'www.example.com'; the field adds \`https://\` to a domain on blur or when Enter submits the form, and calls \`onChange\`. Other texts stay as typed, and the form validates them.

- **Do** show an example as the placeholder.
- **Don't** print a fixed 'https://' before the field: pasted addresses already contain it.

**Accessibility.** A text box with the keyboard for addresses on a phone, without capitals and spell checking.`,
      },
    },
  },
  args: { placeholder: 'https://', onChange: fn() },
} satisfies Meta<typeof UrlInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'https://solara.example' } };

export const WithIcon: Story = { args: { leading: <Globe size={16} aria-hidden="true" /> } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'https://solara.example' } };

export const LongText: Story = {
  args: { defaultValue: 'https://www.solara.example/una/direccion/que/no/cabe/en/el/campo' },
  decorators: [inNarrowBox],
};

export const CompletesADomain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Website');
    await userEvent.type(input, 'www.solara.example');
    await userEvent.tab();
    await expect(input).toHaveValue('https://www.solara.example');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <Field label="Website">
        <UrlInput placeholder="https://" />
      </Field>
      <Field label="Website">
        <UrlInput leading={<Globe size={16} aria-hidden="true" />} defaultValue="https://solara.example" />
      </Field>
      <Field label="Website" error="Website URL must be a valid URL (e.g., https://example.com)">
        <UrlInput defaultValue="solara" />
      </Field>
      <Field label="Website" disabled>
        <UrlInput defaultValue="https://solara.example" />
      </Field>
    </div>
  ),
};
