import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Field } from '../Field/Field.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const industries = [
  'Agriculture',
  'Biotechnology',
  'Construction',
  'Education',
  'Energy',
  'Finance',
  'Healthcare',
  'Logistics',
  'Manufacturing',
  'Mobility',
  'Technology',
  'Tourism',
].map((label) => ({ value: label.toLowerCase(), label }));

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  render: (args: ComboboxProps) => (
    <Field label="Industry">
      <Combobox {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component: `A choice among many, found by typing a part of it, ignoring case and accents. For up to about fifteen choices use a Select, which needs no typing. Only listed values can be chosen; on blur the field shows the chosen one again. Clearing the text clears the choice.

- **Do** give every option the name that people search for, and a heading where there are more than twenty.
- **Don't** let it create new values, or use it for five choices that could all be visible.

**Accessibility.** The combobox pattern with a listbox: the focus stays in the field, arrows move through the list and are
announced, Enter chooses, Escape closes. 'No matches' is a polite status.`,
      },
    },
  },
  args: { options: industries, onValueChange: fn() },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: 'healthcare' } };

export const Open: Story = {
  args: { defaultValue: 'healthcare' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Industry' }));
    await expect(await screen.findByRole('option', { name: 'Healthcare' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getAllByRole('option')).toHaveLength(12);
  },
};

/** Fields of a startup under the sections of its form, as in the list of a FieldMappingTable. */
export const Groups: Story = {
  args: {
    options: [
      { value: '', label: 'Not mapped' },
      { value: 'team_size', label: 'Team size', group: 'Team' },
      { value: 'experience', label: 'Years of experience', group: 'Team' },
      { value: 'market', label: 'Total market size', group: 'Market' },
      { value: 'segment', label: 'Target segment size', group: 'Market' },
      { value: 'margin', label: 'Profit margin (%)', group: 'Financials' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const market = within(await screen.findByRole('group', { name: 'Market' }));
    await expect(market.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('size{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Target segment size' })).toHaveAttribute('data-state', 'active');
    await expect(screen.queryByRole('group', { name: 'Financials' })).toBeNull();
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(await screen.findByText('No matches')).toBeVisible();
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'healthcare' } };

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [{ value: 'long', label: 'Biotecnología marina, acuicultura y aprovechamiento sostenible de algas' }],
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox', { name: 'Industry' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('tec');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Biotechnology');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('biotechnology');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
      <Combobox aria-label="Empty" options={industries} />
      <Combobox aria-label="Chosen" options={industries} defaultValue="healthcare" />
      <Combobox aria-label="Invalid" aria-invalid options={industries} />
      <Combobox aria-label="Disabled" disabled options={industries} defaultValue="healthcare" />
    </div>
  ),
};
