import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { galleryTable } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component: `
Alternative views of one subject. \`mark\` and \`detail\` put an area's square and its score into a tab; \`tools\` are at the end of the row. Store the choice in the URL with \`value\` and \`onValueChange\`. For two to five filters of one view use a SegmentedControl.

- **Do** order them by frequency of use and store the chosen one in the URL.
- **Don't** put content into a tab that users must compare with another tab.

**Accessibility.** Tab list, tab and panel roles. Tab enters at the chosen tab, arrows, Home and End move and choose, a narrow row scrolls the chosen tab into view.`,
      },
    },
  },
  args: {
    label: 'Areas',
    onValueChange: fn(),
    items: [
      { id: 'value', label: 'Value proposition', detail: '67,2/100', content: 'Differentiation, scalability and fit.' },
      { id: 'financial', label: 'Financial', detail: '59,2/100', content: 'Health, efficiency, projections.' },
      { id: 'market', label: 'Market', detail: '65,7/100', content: 'Size, growth and competitive room.' },
      { id: 'team', label: 'Team', detail: '70,4/100', content: 'Founders, experience and cohesion.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTools: Story = { args: { tools: <Button size="small">View Evolution</Button> } };

export const Disabled: Story = {
  args: {
    items: [
      { id: 'details', label: 'Details', content: 'What is known.' },
      { id: 'edit', label: 'Edit', content: 'For administrators.', isDisabled: true },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'value', label: 'Propuesta de valor y diferenciación', content: 'Diferenciación, escalabilidad y encaje.' },
      { id: 'market', label: 'Mercado y competencia', content: 'Tamaño y crecimiento.' },
    ],
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Value proposition/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Financial/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('team');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Founders');
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: (args) => (
    <div className={galleryTable}>
      <Tabs {...args} defaultValue="financial" />
      <Tabs
        label="Startup"
        tools={<Button size="small">View Evolution</Button>}
        items={[
          { id: 'details', label: 'Details', content: 'What is known.' },
          { id: 'edit', label: 'Edit', content: 'For administrators.' },
        ]}
      />
    </div>
  ),
};
