import { masterDataSeed } from '@aval/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { filledValues, requiredValues } from '../../testing/filledValues.ts';
import { FormsStory } from '../../testing/FormsStory.tsx';
import { withMessages } from '../../testing/storyLocale.tsx';
import { fieldsOfStep } from '../wizard.ts';
import { emptyValues, type WizardValues } from '../wizardValues.ts';
import { liveEvaluation, narrowings } from './liveEvaluation.ts';
import { LiveScorePanel } from './LiveScorePanel.tsx';

const panelOf = (values: WizardValues, step: number) => ({
  evaluation: liveEvaluation(values, masterDataSeed, 2026),
  narrowings: narrowings(fieldsOfStep(step), values, { master: masterDataSeed, currentYear: 2026, answer: 'average' }),
});
const onTeam = { ...emptyValues(), founder_count: 3, team_size: 6, technical_expertise: 4 };

const meta = {
  title: 'Forms/Startup/LiveScorePanel',
  component: LiveScorePanel,
  args: { ...panelOf(filledValues(), 5), currentArea: 'value', onNarrowingSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
    withMessages,
  ],
  parameters: {
    docs: {
      description: {
        component:
          "The score of the answers so far. Before there is a score it shows the likely range and the known share of each area; then the score with its range, its coverage and how it adds up. It suggests inputs that would narrow the range, never those that would raise the score, so that nobody is tempted to keep a favourable default.\n\n- **Do** keep it next to the questions while they are answered, and below them on a phone.\n- **Don't** show it where nothing can be edited; a stored score belongs to RangeBar and the score card.\n\n**Accessibility.** The bar has a text alternative; the other bars repeat the figures next to them and are hidden from assistive technology. Each line of the last part is a button that opens its field.",
      },
    },
  },
} satisfies Meta<typeof LiveScorePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing is answered yet. */
export const Empty: Story = { args: { ...panelOf(emptyValues(), 0) } };

/** Too little is known for a score. */
export const NotEvaluated: Story = { args: { ...panelOf(onTeam, 2), currentArea: 'team' } };

/** All required fields are filled, but mostly with defaults: a score with low coverage and a wide range. */
export const ClickedThrough: Story = { args: { ...panelOf(requiredValues(), 2), currentArea: 'team' } };

/** Little cash holds the score down: the last step of the sum goes back. */
export const Limited: Story = {
  args: { ...panelOf({ ...filledValues(), cash_runway_months: 0 }, 4), currentArea: 'financial' },
  play: async ({ canvas }) => {
    const limit = canvas.getByText('Limit: little cash').closest('li');
    await expect(limit).toHaveTextContent(/cash−\d+,\d$/);
    await expect(canvas.getByText(/^Stated \d+\s% · evidenced 0\s%$/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: { ...panelOf(onTeam, 2), currentArea: 'team' },
  parameters: { locale: 'es' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const Keyboard: Story = {
  args: { onNarrowingSelect: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Customer Feedback/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNarrowingSelect).toHaveBeenCalledWith('customer_feedback');
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: {
    chromatic: { disableSnapshot: false },
    // A page has only one such panel; four of them would need unique labels.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 848, maxInlineSize: 'none' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '400px 400px', gap: 16, alignItems: 'start' }}>
      <LiveScorePanel {...args} />
      <LiveScorePanel {...args} {...panelOf(onTeam, 2)} currentArea="team" />
      <FormsStory locale="es">
        <LiveScorePanel {...args} />
      </FormsStory>
      <LiveScorePanel {...args} {...panelOf(emptyValues(), 0)} />
    </div>
  ),
};
