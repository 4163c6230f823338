import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { failed, loaded, loading, refused } from '../../testing/loadables.ts';
import { lookups } from '../../testing/lookups.ts';
import { proposalEffect, proposals } from '../../testing/proposals.ts';
import { stopClock } from '../../testing/stopClock.tsx';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { ProposalsScreen, type ProposalsScreenProps } from './ProposalsScreen.tsx';
import { wholeQueue } from './queueFilter.ts';

const openedOf = (id: number): ProposalsScreenProps['opened'] => {
  const proposal = proposals.find((each) => each.id === id);
  return proposal
    ? loaded({ proposal, effect: id === 1 ? proposalEffect : { ...proposalEffect, opens: [] } })
    : loading;
};

/** Filters, opens and removes what is decided, as the app does. */
function Page(props: ProposalsScreenProps) {
  const [filter, setFilter] = useState(props.filter);
  const [decided, setDecided] = useState<readonly number[]>([]);
  const [openId, setOpenId] = useState(props.openId);
  const { data } = props.queue;
  const left = data?.proposals.filter(({ id }) => !decided.includes(id)) ?? [];
  const id = openId ?? left[0]?.id;
  return (
    <ProposalsScreen
      {...props}
      filter={filter}
      onFilterChange={setFilter}
      queue={data ? loaded({ proposals: left, total: left.length }) : props.queue}
      openId={openId}
      opened={props.opened.data && id !== undefined ? openedOf(id) : props.opened}
      onOpen={(next) => {
        props.onOpen(next);
        setOpenId(next);
      }}
      onDecide={async (proposal, decisions) => {
        const isStored = await props.onDecide(proposal, decisions);
        if (isStored) setDecided((before) => [...before, proposal.id]);
        return isStored;
      }}
    />
  );
}

const meta = {
  title: 'Screens/Administration/ProposalsScreen',
  component: ProposalsScreen,
  args: {
    queue: loaded({ proposals, total: proposals.length }),
    filter: wholeQueue,
    onFilterChange: fn(),
    openId: null,
    opened: openedOf(1),
    startup: undefined,
    lookups,
    proposalHref: (id) => `#proposal-${id}`,
    queueHref: '#queue',
    startupHref: (id) => `#startup-${id}`,
    documentHref: (id) => `#document-${id}`,
    onOpen: fn<ProposalsScreenProps['onOpen']>(),
    onDecide: fn<ProposalsScreenProps['onDecide']>(() => Promise.resolve(true)),
  },
  decorators: [withMessages, stopClock],
  render: (args) => <Page {...args} />,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          "Where administrators decide about the figures that owners propose: the queue, the longest waiting first, and the open proposal with each figure beside the stored one, its proof and its effect on the score.\n\n- **Do** open the next proposal after a whole decision: the screen asks for it with `onOpen` and moves the focus to its title.\n- **Don't** hide what the file says: a figure that it contradicts is marked.\n\n**Accessibility.** A decision is a radio group named after its figure. Inside a proposal J and K move between the figures, A, R and Q decide, and Ctrl+Enter stores; the keys do nothing while text is typed.",
      },
    },
  },
} satisfies Meta<typeof ProposalsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { queue: loading, opened: loading } };

export const ErrorState: Story = { args: { queue: failed, opened: loading } };

export const ProposalError: Story = { args: { opened: refused } };

export const Empty: Story = { args: { queue: loaded({ proposals: [], total: 0 }), opened: loading } };

/** A refusal without a reason is not stored; with one it is, and the next proposal opens. */
export const Deciding: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    const [, , refuseSize] = canvas.getAllByRole('radio', { name: 'Refuse' });
    if (refuseSize) await userEvent.click(refuseSize);
    await userEvent.click(canvas.getByRole('button', { name: 'Store 3 decisions' }));
    await expect(await canvas.findByText('Say why, so that the owner knows what to do')).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
    const reason = canvas.getByRole('textbox', { name: 'Reason to refuse Team Size' });
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'The payroll says ten');
    await userEvent.click(canvas.getByRole('button', { name: 'Store 3 decisions' }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(proposals[0], [
        { claim_id: 1, decision: 'accept' },
        { claim_id: 2, decision: 'accept' },
        { claim_id: 3, decision: 'refuse', reason: 'The payroll says ten' },
      ]),
    );
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Mercado Km0' })).toHaveFocus());
  },
};

/** One reason counts for all figures that have none of their own. */
export const RefusingAll: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse all' }));
    const shared = canvas.getByRole('textbox', { name: 'Reason to refuse all figures' });
    await expect(shared).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Store 3 decisions' }));
    await expect(await canvas.findAllByText('Say why, so that the owner knows what to do')).toHaveLength(1);
    await expect(shared).toHaveFocus();
    await userEvent.type(shared, 'Without proof');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason to refuse Team Size' }), 'The payroll says ten');
    await userEvent.click(canvas.getByRole('button', { name: 'Store 3 decisions' }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(proposals[0], [
        { claim_id: 1, decision: 'refuse', reason: 'Without proof' },
        { claim_id: 2, decision: 'refuse', reason: 'Without proof' },
        { claim_id: 3, decision: 'refuse', reason: 'The payroll says ten' },
      ]),
    );
  },
};

/** Another decision for all asks for another text; one for a single figure needs its own. */
export const AskingAboutAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse all' }));
    await userEvent.keyboard('Since when?');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask about all' }));
    const shared = canvas.getByRole('textbox', { name: 'Question about all figures' });
    await expect(shared).toHaveFocus();
    await expect(shared).toHaveValue('Since when?');
    const [, , refuseSize] = canvas.getAllByRole('radio', { name: 'Refuse' });
    if (refuseSize) await userEvent.click(refuseSize);
    await userEvent.click(canvas.getByRole('button', { name: 'Store 3 decisions' }));
    await expect(canvas.getByRole('textbox', { name: 'Reason to refuse Team Size' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(canvas.queryByRole('textbox', { name: /all figures/ })).toBeNull();
  },
};

/** The whole queue by keyboard. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('radio', { name: 'Accept' });
    first?.focus();
    await userEvent.keyboard('ajajq');
    const question = canvas.getByRole('textbox', { name: 'Question about Team Size' });
    question.focus();
    await userEvent.keyboard('Since when?');
    await expect(question).toHaveValue('Since when?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Mercado Km0' })).toHaveFocus());
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'With proof' }));
    await expect(await canvas.findByText('1 of 3')).toBeVisible();
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const Narrow: Story = { args: { openId: 1 }, globals: { viewport: { value: 'mobile2' } } };

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: tabletModes } },
};
