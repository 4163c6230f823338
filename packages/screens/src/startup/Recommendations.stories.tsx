import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as cardGrid from '../layout/cardGrid.css.ts';
import { actionOn, ofFollower } from '../testing/actions.ts';
import { notEvaluated } from '../testing/calculations.ts';
import { calculationOn } from '../testing/fixtures.ts';
import { stopClock } from '../testing/stopClock.tsx';
import { whatIfOf } from '../testing/whatIf.ts';
import { withMessages } from '../testing/withMessages.tsx';
import type { ActionManagement, TakenActions } from './actions/TakenActions.ts';
import { Recommendations } from './Recommendations.tsx';

const date = '2026-06-12T18:05:00.000Z';
const usual = calculationOn(2, date, { scalability_potential: 4, industry_experience_years: 5 });
const [first, second, third, fourth] = usual.recommendations
  .filter(({ gain }) => gain !== null)
  .toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
if (!first || !second || !third || !fourth) throw new Error('There are too few recommendations.');
/** Owners take up what the newest calculation recommends. */
const manage: ActionManagement = {
  rules: new Set(usual.recommendations.map(({ rule }) => rule)),
  onTakeUp: fn<(rule: string) => void>(),
  onEdit: fn<ActionManagement['onEdit']>(),
  onDrop: fn<ActionManagement['onDrop']>(),
  recordHref: ({ id }) => `/startups/7/figures?action=${id}`,
};
const open = actionOn(first);
const overdue = actionOn(second, { id: 2, due_date: '2026-05-31', assignee: 'Head of sales' });
const done = actionOn(third, { id: 3, state: 'done', due_date: null });
const accepted = actionOn(
  {
    ...fourth,
    rule: 'of_last_year',
    text: { en: 'Close the round that is open.', es: 'Cierra la ronda abierta.' },
    gain: 2.1,
  },
  { id: 4, state: 'accepted', gain: 1.8, due_date: '2026-04-30', proof: 'The notarial deed.' },
);
const takenByOwner: TakenActions = { actions: [open, overdue, done, accepted], manage };
/** Two months from an empty account, with equity below zero and more founders than people. */
const inTrouble = calculationOn(5, date, {
  cash_runway_months: 2,
  founder_count: 7,
  scalability_potential: 4,
  funding_raised: 300_000,
  financials: { total_debt: 150_000, total_equity: -40_000 },
});
const withCorporation = calculationOn(6, date, {
  scalability_potential: 4,
  value_proposition: {
    corporate: {
      strategic_alignment: 6,
      channel_synergy: 5,
      executive_sponsorship: 4,
      cross_department_experience: 5,
      months_to_market_alone: 18,
      months_to_market_with_partner: 17,
    },
  },
});
const weak = calculationOn(7, date, {
  stage_id: 2,
  revenue: 0,
  customer_feedback: 2,
  problem_relevance: 2,
  business_expertise: 2,
  technical_expertise: 2,
  industry_experience_years: 1,
  execution_capacity: 2,
  competitor_count: 40,
  market_growth_rate: 3,
  marginal_cost: 0.7,
  scalability_potential: 4,
  network_effects: 0.2,
  unique_features: 3,
  price_advantage: 0.3,
});

const meta = {
  title: 'Screens/Startup/Recommendations',
  component: Recommendations,
  args: { lens: 'general', activeArea: null, onActiveChange: fn(), whatIf: whatIfOf(usual) },
  decorators: [withMessages, stopClock],
  parameters: {
    docs: {
      description: {
        component: `What to do about the startup, from the playbook of the model: what, why (with the figure that it moves), who does it, what would prove it, and the expected gain. Duties stand first; then come the largest gains. A row opens the what-if panel; below the rows stand the inputs that would narrow the range most.

- **Who sees it.** Every signed-in user.
- **Data.** The recommendations of a stored calculation; their gains, and the advice under the corporate and educational lens, are computed in the browser.
- **Taken up.** Owners and administrators take a row up in a dialog of the page; the row then says until when and by whom, and what was accepted stands below the rows with the gain that came of it. Followers see that it is under way, and until when.
- **Do** say that gains overlap: together they add less than their sum.

**Accessibility.** Each row that can be tried is a button; its bar repeats the printed gain. Who and proof are a description list whose terms are read out.`,
      },
    },
  },
} satisfies Meta<typeof Recommendations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What cannot wait stands above everything else; a duty may gain nothing. */
export const Duties: Story = { args: { whatIf: whatIfOf(inTrouble) } };

/** The rows beyond the first five are shown on request. */
export const Many: Story = {
  args: { whatIf: whatIfOf(weak) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').length;
    await userEvent.click(canvas.getByRole('button', { name: /^Show \d+ more$/ }));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(rows);
  },
};

export const One: Story = {
  args: { whatIf: { ...whatIfOf(usual), recommendations: [first] } },
};

/** Gains are those of the corporate score, and the corporation has advice of its own. */
export const Corporate: Story = {
  args: { lens: 'corporate', whatIf: whatIfOf(withCorporation, null, 'corporate') },
};

/** The engine could not be loaded, so nothing can be tried. */
export const WithoutWhatIf: Story = { args: { whatIf: { ...whatIfOf(usual), base: null } } };

/** Stored before there was a playbook: nobody is named, and nothing can be tried. */
export const StoredEarlier: Story = {
  args: {
    whatIf: {
      ...whatIfOf(usual),
      recommendations: [
        {
          rule: 'runway',
          group: 'financial',
          metric: 'FEM_cash_runway',
          gain: 1.2,
          text: {
            en: 'Extend the cash runway from 9 to 12 months.',
            es: 'Amplía la caja disponible de 9 a 12 meses.',
          },
        },
      ],
    },
  },
};

/** Rows of other areas are dimmed. */
export const Highlighted: Story = { args: { activeArea: 'financial' } };

/** Without a score there is nothing to gain. */
export const NotEvaluated: Story = { args: { whatIf: whatIfOf(notEvaluated) } };

/** The calculation has no recommendations. */
export const Empty: Story = { args: { whatIf: { ...whatIfOf(usual), recommendations: [], base: null } } };

/** An owner takes up what the newest calculation recommends. */
export const TakeUp: Story = {
  args: { taken: { actions: [], manage } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Take up: ${second.text.en}` }));
    await expect(manage.onTakeUp).toHaveBeenCalledWith(second.rule);
    await expect(args.whatIf.openRule).not.toHaveBeenCalled();
  },
};

/** Under way, overdue, waiting for a decision, and accepted. */
export const TakenUp: Story = {
  args: { taken: takenByOwner },
  play: async ({ canvas }) => {
    const rowOf = (text: string) => within(canvas.getByText(text).closest('li') ?? document.body);
    const ofOpen = rowOf(first.text.en);
    await expect(ofOpen.getByText('Due 30/09/2026')).toBeVisible();
    await expect(ofOpen.getByText('Ana Ruiz')).toBeVisible();
    await expect(ofOpen.getByRole('link', { name: /^Record it/ })).toHaveAttribute(
      'href',
      '/startups/7/figures?action=1',
    );
    await expect(ofOpen.queryByRole('button', { name: /^Take up/ })).toBeNull();
    await userEvent.click(ofOpen.getByRole('button', { name: /^Edit/ }));
    await expect(manage.onEdit).toHaveBeenCalledWith(open);
    await userEvent.click(ofOpen.getByRole('button', { name: /^Drop/ }));
    await expect(manage.onDrop).toHaveBeenCalledWith(open);
    await expect(ofOpen.getByRole('button', { name: first.text.en })).toHaveFocus();
    await expect(rowOf(second.text.en).getByText('Overdue')).toBeVisible();
    const ofDone = rowOf(third.text.en);
    await expect(ofDone.getByText('Done, being reviewed')).toBeVisible();
    await expect(ofDone.queryByRole('button', { name: /^Drop/ })).toBeNull();
    await expect(
      rowOf('Close the round that is open.').getByText('Expected +2,1 · its proposal came to +1,8'),
    ).toBeVisible();
  },
};

/** One proposal records several actions: what they came to together is nobody's own gain. */
export const SharedGain: Story = {
  args: { taken: { actions: [{ ...accepted, gain_others: 2 }], manage } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('region', { name: 'Taken up before' }));
    await expect(row.getByText('Expected +2,1 · its proposal, with 2 other actions, came to +1,8')).toBeVisible();
    await expect(row.queryByText('+1,8')).toBeNull();
  },
};

/** What is recommended no longer, but was taken up, can still be recorded. */
export const NoLongerRecommended: Story = {
  args: {
    taken: { actions: [actionOn({ ...first, rule: 'of_last_year' }, { id: 5 })], manage },
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Taken up before' }));
    await expect(section.getByRole('link', { name: /^Record it/ })).toBeVisible();
  },
};

/** Followers see what is under way, and can change nothing. */
export const ForFollowers: Story = {
  args: {
    taken: {
      actions: [
        { ...open, ...ofFollower },
        { ...overdue, ...ofFollower },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taken up')).toBeVisible();
    await expect(canvas.queryByText('Ana Ruiz')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Take up|Edit|Drop)/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Record it/ })).toBeNull();
  },
};

/** What owners typed breaks where it has no spaces. */
export const TakenUpInSpanish: Story = {
  args: {
    taken: { ...takenByOwner, actions: [{ ...open, assignee: 'Responsable'.repeat(15) }, overdue, done, accepted] },
  },
  parameters: { locale: 'es' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Responsable'.repeat(15))).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongText: Story = { args: { whatIf: whatIfOf(inTrouble) }, parameters: { locale: 'es' } };

/** A row opens its change in the what-if panel. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: first.text.en }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.whatIf.openRule).toHaveBeenCalledWith(first.rule);
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={cardGrid.frame}>
      <div className={cardGrid.columns}>
        <Recommendations {...args} whatIf={whatIfOf(inTrouble)} />
        <Recommendations {...args} />
        <Recommendations {...args} taken={takenByOwner} />
        <Recommendations {...args} lens="corporate" whatIf={whatIfOf(withCorporation, null, 'corporate')} />
        <Recommendations {...args} whatIf={{ ...whatIfOf(usual), recommendations: [], base: null }} />
      </div>
    </div>
  ),
};
