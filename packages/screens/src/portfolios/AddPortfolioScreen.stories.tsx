import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { AddPortfolioScreen, type AddPortfolioScreenProps } from './AddPortfolioScreen.tsx';

type Submit = AddPortfolioScreenProps['onSubmit'];

const meta = {
  title: 'Screens/Portfolios/AddPortfolioScreen',
  component: AddPortfolioScreen,
  args: {
    onSubmit: fn<Submit>(() => Promise.resolve('Portfolio created successfully')),
    onDirtyChange: fn(),
    paths: { myPortfolios: '/myportfolios' },
  },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Creates a portfolio: a name, and what its startups have in common.',
      audience: 'Everyone who is signed in.',
      calls: {
        createPortfolio: 'Stores the portfolio',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Creates a portfolio: a name, and what its startups have in common.

- **Do** ask before input is discarded; \`onDirtyChange\` says whether there is any.
- **Don't** ask for startups here: they are added when the portfolio exists.

**Accessibility.** A native form; what is missing is an alert at its field, which gets the focus.`,
      },
    },
  },
} satisfies Meta<typeof AddPortfolioScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Saved: the form stays locked until the app leaves it. */
export const Created: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Energy 2026');
    await expect(args.onDirtyChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Portfolio' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Energy 2026', description: '' });
    await expect(await canvas.findByText('Portfolio created successfully')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create Portfolio' })).toBeDisabled();
  },
};

export const NameMissing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Portfolio' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

/** The server refused. */
export const Failed: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.reject(new Error('A portfolio with this name already exists'))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Energy 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Portfolio' }));
    await expect(await canvas.findByText('A portfolio with this name already exists')).toBeVisible();
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };

export const Gallery: Story = { tags: ['gallery'] };
