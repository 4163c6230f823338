import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { proposalProps } from '../../testing/proposalProps.ts';
import { withMessages } from '../../testing/storyLocale.tsx';
import { ProposalForm, type ProposalFormProps } from './ProposalForm.tsx';

type Propose = ProposalFormProps['onPropose'];

const meta = {
  title: 'Forms/Startup/ProposalForm',
  component: ProposalForm,
  args: {
    ...proposalProps,
    onPropose: fn<Propose>(proposalProps.onPropose),
    onDirtyChange: fn<(isDirty: boolean) => void>(),
  },
  decorators: [withMessages],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          "The form in which owners propose figures of a startup for an administrator to decide: the six sections of the edit form with the fields that the evaluation reads, files that are read and offer their figures, and what will be sent with the date and proof of each figure. A figure that still holds is confirmed without changing it, which makes it new.\n\n- **Do** say elsewhere what became of earlier proposals: this form only makes new ones.\n- **Don't** give it to administrators: they state facts in the StartupEditForm.\n\n**Accessibility.** As in the edit form: the sections are a navigation, and opening one moves the focus to it. A file that is being read is announced. Every date and proof is named after its figure, and each figure is a button to its control.",
      },
    },
  },
} satisfies Meta<typeof ProposalForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = async (canvas: Canvas, section: RegExp) => userEvent.click(canvas.getByRole('button', { name: section }));

const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send for review' });

/** Chooses a file, whose input is hidden behind the button. */
async function upload(canvasElement: HTMLElement, name: string) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['x'], name, { type: 'application/pdf' }));
}

export const Default: Story = {};

/** Two figures of a bank letter, one of them taken over, and one that was typed without proof. */
export const Filled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, 'bank-letter.pdf');
    await userEvent.click(await canvas.findByRole('button', { name: /Take over 14.months as Cash Runway/ }));
    await open(canvas, /^Team/);
    const size = canvas.getByRole('textbox', { name: /Team Size/ });
    await userEvent.clear(size);
    await userEvent.type(size, '11');
    await userEvent.tab();
    await expect(canvas.getByText('2 figures to send')).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await upload(canvasElement, 'bank-letter.pdf');
    await userEvent.click(await canvas.findByRole('button', { name: /Take over 14.months as Cash Runway/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Note/ }), 'The round is closed');
    await userEvent.click(send(canvas));
    const state = await canvas.findByText('Sent. You are told once it is decided.');
    await expect(state).toBeVisible();
    await expect(state).toHaveFocus();
    await expect(args.onPropose).toHaveBeenCalledWith({
      facts: { cash_runway_months: 14 },
      as_of: '2026-11-02',
      dates: {},
      sources: {
        cash_runway_months: {
          document_id: 5,
          page: 1,
          cell: null,
          quote: 'The balance covers 14 months of the planned costs.',
          confidence: 90,
        },
      },
      note: 'The round is closed',
    });
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** A figure that has not changed is confirmed, of a day of its own. */
export const StillHolds: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /still holds/ }));
    await userEvent.keyboard('Team Size');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const day = await canvas.findByLabelText('Day of Team Size');
    await expect(canvas.getByText(/as stored/)).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '2026-10-15');
    await userEvent.click(send(canvas));
    await waitFor(() =>
      expect(args.onPropose).toHaveBeenCalledWith(
        expect.objectContaining({ as_of: '2026-11-02', dates: { team_size: '2026-10-15' } }),
      ),
    );
  },
};

/** The file says something else than the figure that it is to prove. */
export const OtherFigure: Story = {
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, 'bank-letter.pdf');
    await userEvent.click(await canvas.findByRole('button', { name: /Take over 14.months as Cash Runway/ }));
    await open(canvas, /^Financials/);
    const runway = canvas.getByRole('textbox', { name: /Cash Runway/ });
    await userEvent.clear(runway);
    await userEvent.type(runway, '20');
    await expect(await canvas.findByText(/The file says 14.months/)).toBeVisible();
  },
};

export const Reading: Story = {
  args: { onUpload: () => new Promise(() => undefined) },
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, 'bank-letter.pdf');
    await expect(await canvas.findByText('Reading bank-letter.pdf...')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, 'photo-of-a-contract.pdf');
    await expect(await canvas.findByText(/No figures were found/)).toBeVisible();
  },
};

export const ErrorState: Story = {
  args: {
    onUpload: () => Promise.reject(new Error('The file is protected by a password')),
    onPropose: fn<Propose>(() => Promise.reject(new Error('The service is not available'))),
  },
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, 'bank-letter.pdf');
    await expect(await canvas.findByText('bank-letter.pdf: The file is protected by a password')).toBeVisible();
    await open(canvas, /^Team/);
    const size = canvas.getByRole('textbox', { name: /Team Size/ });
    await userEvent.clear(size);
    await userEvent.type(size, '11');
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText('The service is not available')).toBeVisible();
    await expect(size).toHaveValue('11');
  },
};

export const Discarding: Story = {
  play: async ({ canvas }) => {
    await open(canvas, /^Team/);
    await userEvent.type(canvas.getByRole('textbox', { name: /Team Size/ }), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard figures' }));
    await expect(await canvas.findByText('No figures to send')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('No figures to send')).toHaveFocus();
  },
};

export const Spanish: Story = {
  parameters: { locale: 'es' },
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, 'bank-letter.pdf');
    await expect(await canvas.findByText('bank-letter.pdf')).toBeVisible();
  },
};

export const Narrow: Story = { ...Filled, globals: { viewport: { value: 'mobile2' } } };

export const Gallery: Story = { ...Filled, tags: ['gallery'] };
