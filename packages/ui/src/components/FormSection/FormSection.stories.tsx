import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inNarrowBox } from '../../testing/frames.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { FormSection } from './FormSection.tsx';

const fields = ['Startup Name', 'Location', 'Website URL', 'LinkedIn URL'].map((label) => (
  <Field key={label} label={label}>
    <TextInput />
  </Field>
));

const meta = {
  title: 'Forms/FormSection',
  component: FormSection,
  parameters: {
    docs: {
      description: {
        component: `Related fields. A section starts a card or a step; groups inside it have a smaller heading with a hairline. Columns are side by side if two of them fit; rows have hairlines and are meant for SliderFields.

- **Do** group fields that users answer together.
- **Don't** make a section of a single field.

**Accessibility.** A region named by its heading: level 2 for sections, 3 for groups, so that people can jump between them.`,
      },
    },
  },
  args: { title: 'General Information', description: 'What people read about the startup.', children: fields },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'General Information' })).toBeVisible();
  },
};

export const Columns: Story = { args: { layout: 'columns' } };

export const Group: Story = { args: { title: 'Links', description: undefined, level: 'group', layout: 'columns' } };

export const LongText: Story = {
  args: {
    title: 'Información general sobre la empresa y su actividad',
    description:
      'Lo que cualquier persona lee cuando abre la ficha de la startup en la plataforma, en cualquier idioma.',
    layout: 'columns',
  },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <FormSection title="General Information" description="What people read about the startup.">
      <FormSection title="Identity" level="group" layout="columns">
        {fields.slice(0, 2)}
      </FormSection>
      <FormSection title="Links" level="group" layout="columns">
        {fields.slice(2)}
      </FormSection>
    </FormSection>
  ),
};
