import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import * as cardGrid from '../layout/cardGrid.css.ts';
import { notEvaluated } from '../testing/calculations.ts';
import { calculationOn } from '../testing/fixtures.ts';
import { whatIfOf } from '../testing/whatIf.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { Recommendations } from './Recommendations.tsx';

const date = '2026-06-12T18:05:00.000Z';
const usual = calculationOn(2, date, { scalability_potential: 4, industry_experience_years: 5 });
const [first] = usual.recommendations.filter(({ gain }) => gain !== null);
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
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `What to do about the startup, from the playbook of the model: what, why (with the figure that it moves), who does it, what would prove it, and the expected gain. Duties stand first; then come the largest gains. A row opens the what-if panel; below the rows stand the inputs that would narrow the range most.

- **Who sees it.** Every signed-in user.
- **Data.** The recommendations of a stored calculation; their gains, and the advice under the corporate and educational lens, are computed in the browser.
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
  args: { whatIf: { ...whatIfOf(usual), recommendations: first ? [first] : [] } },
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

export const LongText: Story = { args: { whatIf: whatIfOf(inTrouble) }, parameters: { locale: 'es' } };

/** A row opens its change in the what-if panel. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: first?.text.en ?? '' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.whatIf.openRule).toHaveBeenCalledWith(first?.rule);
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
        <Recommendations {...args} lens="corporate" whatIf={whatIfOf(withCorporation, null, 'corporate')} />
        <Recommendations {...args} whatIf={{ ...whatIfOf(usual), recommendations: [], base: null }} />
      </div>
    </div>
  ),
};
