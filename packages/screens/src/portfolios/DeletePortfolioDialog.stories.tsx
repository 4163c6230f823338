import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { DeletePortfolioDialog } from './DeletePortfolioDialog.tsx';

const meta = {
  title: 'Screens/Portfolios/DeletePortfolioDialog',
  component: DeletePortfolioDialog,
  args: { name: 'Energy 2026', isPending: false, error: null, onConfirm: fn(), onClose: fn() },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Asks before a portfolio is deleted, and says what stays.',
      audience: 'The owner of the portfolio.',
      calls: {
        deletePortfolio: 'Sent on confirmation',
      },
    },
    docs: {
      story: { inline: false, iframeHeight: 400 },
      description: {
        component: `Asks before a portfolio is deleted, and says what stays.

- **Do** keep the dialog open with the reason when deleting fails.
- **Don't** offer Undo: the portfolio is gone.

**Accessibility.** An alert dialog; the focus starts on its title, which names the portfolio.`,
      },
    },
  },
} satisfies Meta<typeof DeletePortfolioDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Portfolio' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { isPending: true } };

/** The server gave no reason. */
export const Failed: Story = { args: { error: '' } };

export const Refused: Story = { args: { error: 'The server is being updated. Try again in a minute.' } };

export const LongText: Story = {
  args: { name: 'Participadas del programa transfronterizo de innovación y transporte' },
  parameters: { locale: 'es' },
};
