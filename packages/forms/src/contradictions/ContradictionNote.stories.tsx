import { examineFigures, masterDataSeed } from '@aval/contract';
import type { ExaminedFacts } from '@aval/metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { withMessages } from '../testing/storyLocale.tsx';
import { ContradictionNote, type ContradictionNoteProps } from './ContradictionNote.tsx';

const scene = { master: masterDataSeed, asOf: '2026-03-01' };

/** The first contradiction of some facts and what would fit. */
function noteOf(facts: ExaminedFacts): Pick<ContradictionNoteProps, 'contradiction' | 'fit'> {
  const [first] = examineFigures(facts, scene);
  if (!first) throw new RangeError('These figures fit each other.');
  return first;
}

const runway = { cash_runway_months: 18, burn_rate: 30_000, financials: { cash_in_bank: 120_000 } };
const text = 'the grant of the ministry is paid out every quarter and covers the rest.';
const answered = noteOf({ ...runway, answers: { runway_against_cash: { text } } });
const accepted = noteOf({ ...runway, answers: { runway_against_cash: { text, accepted: true } } });

const meta = {
  title: 'Forms/Startup/ContradictionNote',
  component: ContradictionNote,
  args: { ...noteOf(runway), onTake: fn(), onAnswer: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
    withMessages,
  ],
  parameters: {
    docs: {
      description: {
        component:
          "Figures that cannot all be right, beside one of their fields: a sentence with the values, what would fit, a button that takes it, and a place to say why they are right all the same. It never prevents saving.\n\n- **Do** show it once, beside the field that the person touched, and link to it from the others.\n- **Don't** use it for a value that is wrong by itself; that is the error of its field.\n\n**Accessibility.** A group with a name; icon and word say how serious it is. It appears when a field is left and is announced politely by the form; the focus stays where it is. Explaining opens a text field that has the focus, Escape closes it, and the focus returns to the button.",
      },
    },
  },
} satisfies Meta<typeof ContradictionNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The nearest end of a range is offered. */
export const Between: Story = { args: noteOf({ profit_margin: -70, burn_rate: 1000, revenue: 400_000 }) };

/** No single value would fit. */
export const NothingFits: Story = { args: noteOf({ revenue: 0, financials: { revenue_growth_rate: 40 } }) };

export const Mild: Story = { args: noteOf({ team_size: 3, patent_count: 90 }) };

export const Answered: Story = { args: { ...answered, answer: { text } } };

export const Accepted: Story = { args: { ...accepted, answer: { text, byName: 'Marta Ibarra' } } };

/** For readers who may neither edit nor answer. */
export const ReadOnly: Story = {
  render: () => <ContradictionNote {...answered} answer={{ text: null }} />,
};

export const Explaining: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    await expect(canvas.getByRole('textbox', { name: 'They are right, because …' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { ...answered, answer: { text: `${text} `.repeat(5) } },
  parameters: { locale: 'es' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

/** Takes the value, explains and cancels by keyboard. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Use 4\smonths$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('a grant pays{Escape}');
    await expect(canvas.getByRole('button', { name: 'Explain' })).toHaveFocus();
    await userEvent.keyboard('{Enter}a grant pays');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('a grant pays');
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ContradictionNote {...args} />
      <ContradictionNote {...args} {...Between.args} />
      <ContradictionNote {...args} {...Mild.args} />
      <ContradictionNote {...args} {...answered} answer={{ text }} />
      <ContradictionNote {...args} {...accepted} answer={{ text, byName: 'Marta Ibarra' }} />
    </div>
  ),
};
