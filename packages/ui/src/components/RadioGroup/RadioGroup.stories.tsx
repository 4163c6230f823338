import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Field } from '../Field/Field.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
import { radioGroupVariants } from './variants.ts';

const entities = [
  { value: 'E', label: 'Educativa', description: 'Universidad o escuela' },
  { value: 'C', label: 'Corporación', description: 'Innovación en empresa' },
  { value: 'F', label: 'Fast Track', description: 'Startup en programa' },
  { value: 'I', label: 'Inversor', description: 'Fondo o business angel' },
];
const groups = [
  { value: 'founder', label: 'Founder' },
  { value: 'investor', label: 'Inversor' },
  { value: 'analyst', label: 'Analista' },
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  render: (args: RadioGroupProps) => (
    <Field label="Tipo de entidad" isGroup>
      <RadioGroup {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component: `One of a few choices, all visible. Plain when the labels are self-explanatory, cards when each choice needs a description, segments for two to four short labels on one line. For more choices use a Select.

- **Do** order by how often each is chosen, or by size.
- **Don't** preselect an answer that the user should give.

**Accessibility.** Role radiogroup, named by its Field with \`isGroup\`. Tab enters at the chosen one, arrows choose. The
chosen card differs by its filled circle and a thicker border, not by colour alone.`,
      },
    },
  },
  args: { options: entities, defaultValue: 'I', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cards: Story = { args: { variant: 'cards' } };

export const Segments: Story = { args: { variant: 'segments', options: groups, defaultValue: 'investor' } };

export const NothingChosen: Story = { args: { variant: 'cards', defaultValue: '' } };

export const ErrorState: Story = {
  args: { variant: 'cards', defaultValue: '' },
  render: (args) => (
    <Field label="Tipo de entidad" isGroup error="Selecciona un tipo de entidad">
      <RadioGroup {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Tipo de entidad' })).toHaveAccessibleDescription(
      'Selecciona un tipo de entidad',
    );
  },
};

export const Disabled: Story = { args: { variant: 'cards', disabled: true } };

export const LongText: Story = {
  args: {
    variant: 'cards',
    options: [
      {
        value: 'I',
        label: 'Inversor profesional, fondo de capital riesgo o business angel',
        description: 'Personas y entidades que evalúan oportunidades y deciden en qué empresas invertir',
      },
      {
        value: 'E',
        label: 'Educativa',
        description: 'Universidad, escuela de negocios o centro de formación profesional',
      },
    ],
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  args: { variant: 'segments', options: groups, defaultValue: 'founder' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Founder' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Inversor' })).toBeChecked());
    await userEvent.keyboard('{/ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('investor');
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      {radioGroupVariants.map((variant) => (
        <RadioGroup
          key={variant}
          aria-label={variant}
          variant={variant}
          options={variant === 'segments' ? groups : entities}
          defaultValue={variant === 'segments' ? 'investor' : 'I'}
        />
      ))}
      <RadioGroup aria-label="Disabled cards" variant="cards" disabled options={entities} defaultValue="I" />
      <RadioGroup aria-label="Disabled segments" variant="segments" disabled options={groups} defaultValue="investor" />
    </div>
  ),
};
