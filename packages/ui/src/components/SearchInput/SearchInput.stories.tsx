import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';

/** An owner that answers late, as an address or a server does. */
function LateOwner({ onSearch, ...rest }: SearchInputProps) {
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
        component: `Searches once the typing has rested for 250 ms, and at once on Enter, on clearing and on leaving. What is being
typed is never replaced by an older search that comes back from the address or the server; a new value from outside, such as the
Back button's, is taken.

- **Do** say in the placeholder what is searched ('Search name or description').
- **Don't** search on every letter; it waits for a rest already.

**Accessibility.** Role searchbox, called 'Search' unless named otherwise. Escape and the button clear it; the focus stays in the field.`,
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
  render: (args) => <LateOwner {...args} />,
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
