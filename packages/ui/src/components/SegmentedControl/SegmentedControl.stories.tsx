import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { galleryTable } from '../../testing/frames.css.ts';
import { inCardBox, inNarrowBox } from '../../testing/frames.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Controlled({ value, onValueChange, ...rest }: SegmentedControlProps<string>) {
  const [chosen, setChosen] = useState(value);
  const handleValueChange = (next: string) => {
    onValueChange?.(next);
    setChosen(next);
  };
  return <SegmentedControl {...rest} value={chosen} onValueChange={handleValueChange} />;
}

const lenses = [
  { value: 'general', label: 'General' },
  { value: 'corporate', label: 'Corporate' },
  { value: 'educational', label: 'Educational' },
];

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    docs: {
      description: {
        component: `
A choice among two to five labels that takes effect immediately and stays visible: the lens, the language, the theme. For more, or longer, options use a Select; for views with their own panels use Tabs.

- **Do** keep options to one or two words of similar length.
- **Don't** use it to submit a form or for actions.

**Accessibility.** A group of radio buttons: Tab enters at the chosen one, arrows move and choose. \`name\` gives a short label its full name.`,
      },
    },
  },
  args: { label: 'Lens', options: lenses, value: 'general', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Block: Story = { args: { isBlock: true }, decorators: [inCardBox] };

export const Disabled: Story = {
  args: { options: lenses.map((option) => ({ ...option, isDisabled: option.value !== 'general' })) },
};

export const LongText: Story = {
  args: {
    options: [
      { value: 'general', label: 'Vista general' },
      { value: 'corporate', label: 'Vista corporativa' },
      { value: 'educational', label: 'Vista educativa' },
    ],
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'General' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('corporate');
    await expect(canvas.getByRole('radio', { name: 'Corporate' })).toBeChecked();
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div className={galleryTable}>
      <div>
        <SegmentedControl label="Lens" options={lenses} value="general" />
      </div>
      <div>
        <SegmentedControl label="Lens, small" size="small" options={lenses} value="corporate" />
      </div>
      <div>
        <SegmentedControl
          label="View"
          value="cards"
          options={[
            { value: 'cards', label: 'Cards', icon: LayoutGrid },
            { value: 'list', label: 'List', icon: List },
            { value: 'map', label: 'Map', isDisabled: true },
          ]}
        />
      </div>
      <SegmentedControl label="Lens, full width" isBlock options={lenses} value="educational" />
    </div>
  ),
};
