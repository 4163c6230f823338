import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';

/** A parent that updates its value with a delay, like a URL or a server. */
function DelayedParent({ onSearch, ...rest }: SearchInputProps) {
  const [value, setValue] = useState('');
  return (
    <SearchInput
      {...rest}
      value={value}
      onSearch={(text) => {
        onSearch?.(text);
        setTimeout(() => setValue(text), 100);
      }}
    />
  );
}

const meta = {
  title: 'Forms/SearchInput',
  component: SearchInput,
  parameters: {
    docs: {
      description: {
        component: `A search box, debounced by 250 ms; it searches immediately on Enter, on clearing and on blur. Typed text is never replaced by an outdated query from the URL or the server; a new value, such as from the Back button, is accepted.

- **Do** state in the placeholder what is searched ('Search name or description').
- **Don't** add your own debounce; it is built in.

**Accessibility.** Role searchbox, named 'Search' by default. Escape and the button clear it; the focus stays in the field.`,
      },
    },
  },
  args: { placeholder: 'Search name or description', onSearch: fn() },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'drone' } };

export const Disabled: Story = { args: { disabled: true, value: 'drone' } };

export const WaitsForARest: Story = {
  args: { delay: 60 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'drone');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('drone'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

export const NeverDisturbsTyping: Story = {
  args: { delay: 20 },
  render: (args) => <DelayedParent {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'dro');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('dro'));
    await userEvent.type(input, 'n');
    await new Promise((resolve) => setTimeout(resolve, 150));
    await userEvent.type(input, 'e');
    await expect(input).toHaveValue('drone');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('drone'));
  },
};

export const LongText: Story = {
  args: { value: 'plataforma de monitorización de baterías domésticas por suscripción' },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('drone{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('drone');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <SearchInput aria-label="Empty" placeholder="Search name or description" />
      <SearchInput aria-label="Filled" value="drone" />
      <SearchInput aria-label="Disabled" value="drone" disabled />
    </div>
  ),
};
