import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inCardBox, inNarrowBox } from '../../testing/frames.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Data/Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: `Goes through the pages of a list, one at a time. Previous and Next stay on the first and last page, so that repeated clicks never hit another control. The summary next to them states what the page shows ('1–10 of 24 startups').

- **Do** show the range and the total.
- **Don't** use it when users compare rows across pages; show more rows instead.

**Accessibility.** A navigation called 'Pagination'; 'Page X of Y' is announced politely when it changes. On the first and last page the button has \`aria-disabled\`: it ignores presses and keeps the focus.`,
      },
    },
  },
  args: { page: 1, pageCount: 3, summary: '1–10 of 24 startups', onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Middle: Story = { args: { page: 2, summary: '11–20 of 24 startups' } };

export const Last: Story = { args: { page: 3, summary: '21–24 of 24 startups' } };

/** One page: both buttons are disabled. */
export const Disabled: Story = { args: { pageCount: 1, summary: '1–9 of 9 startups' } };

export const ManyPages: Story = {
  args: { page: 48_213, pageCount: 100_000, summary: '482.121–482.130 of 1.000.000 startups' },
};

export const LongText: Story = {
  args: { page: 2, summary: 'De la 11 a la 20, de un total de 1.000.000 de startups evaluadas en todos los sectores' },
  decorators: [inNarrowBox],
};

/** On a phone a long count wraps between the buttons, which stay on one line. */
export const ManyPagesOnAPhone: Story = {
  args: { page: 12_345, pageCount: 12_346_789, summary: '123.441–123.450 de 123.467.890 startups' },
  decorators: [inCardBox],
  play: async ({ canvas }) => {
    const [previous, next] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(next?.top).toBe(previous?.top);
  },
};

export const Keyboard: Story = {
  args: { page: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

function Pages(args: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(args.page);
  return <Pagination {...args} page={page} onPageChange={setPage} />;
}

/** After reaching the last page by keyboard, the focus stays on the button, and the user can go back from there. */
export const ToTheEnd: Story = {
  args: { page: 2 },
  render: (args) => <Pages {...args} />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[1, 2, 3].map((page) => (
        <Pagination
          key={page}
          aria-label={`Page ${page}`}
          page={page}
          pageCount={3}
          summary="24 startups"
          onPageChange={() => undefined}
        />
      ))}
      <div style={{ inlineSize: 326 }}>
        <Pagination
          aria-label="Narrow"
          page={1}
          pageCount={3}
          summary="1–10 of 24 startups"
          onPageChange={() => undefined}
        />
      </div>
    </div>
  ),
};
