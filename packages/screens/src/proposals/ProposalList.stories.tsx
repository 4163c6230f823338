import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { failed, loaded, loading } from '../testing/loadables.ts';
import { lookups } from '../testing/lookups.ts';
import { ownProposals } from '../testing/proposals.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { withMessages } from '../testing/withMessages.tsx';
import { ProposalList, type ProposalListProps } from './ProposalList.tsx';

const meta = {
  title: 'Screens/Startup/ProposalList',
  component: ProposalList,
  args: {
    proposals: loaded(ownProposals),
    lookups,
    onProofSave: fn<ProposalListProps['onProofSave']>(),
    onWithdraw: fn<ProposalListProps['onWithdraw']>(() => Promise.resolve()),
  },
  decorators: [withMessages, stopClock],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          "What owners have proposed for a startup, newest first: each figure with what became of it, and the reason where it was refused or asked about. Renders nothing while there are none.\n\n- **Do** put it beside the form that makes proposals.\n- **Don't** show it to people who may not propose: it names documents.\n\n**Accessibility.** Each proposal has a heading with its date, which its button repeats.",
      },
    },
  },
} satisfies Meta<typeof ProposalList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Withdraw what you proposed on/ }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(ownProposals[0]);
    const [file] = canvas.getAllByRole('button', { name: 'bank-letter.pdf' });
    if (file) await userEvent.click(file);
    await expect(args.onProofSave).toHaveBeenCalledWith(ownProposals[0], 5, 'bank-letter.pdf');
  },
};

export const Loading: Story = { args: { proposals: loading } };

export const ErrorState: Story = { args: { proposals: failed } };

export const Empty: Story = { args: { proposals: loaded([]) } };

export const Many: Story = {
  args: {
    proposals: loaded([1, 2, 3].flatMap((turn) => ownProposals.map((each) => ({ ...each, id: each.id * 10 + turn })))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more' }));
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const Gallery: Story = { tags: ['gallery'] };
