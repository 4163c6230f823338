import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import * as cardGrid from '../layout/cardGrid.css.ts';
import { lowCoverage, notEvaluated } from '../testing/calculations.ts';
import { calculationOn, calculations } from '../testing/fixtures.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { explainerOf } from './explanations.ts';
import { ScoreCard, type ScoreCardProps } from './ScoreCard.tsx';
import { ScoreChange } from './ScoreChange.tsx';

const [newest = notEvaluated] = calculations;

const propsOf = (calculation: typeof newest): ScoreCardProps => ({
  stored: calculation,
  moved: <ScoreChange calculations={[calculation]} chosen={calculation} isExplained />,
  explainer: explainerOf(calculation),
  onInfo: fn(),
});

const meta = {
  title: 'Screens/Startup/ScoreCard',
  component: ScoreCard,
  args: { ...propsOf(newest), moved: <ScoreChange calculations={calculations} chosen={newest} isExplained /> },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `The score of a startup with its level, its change since the previous version, its likely range and its coverage. The first card of the evaluation.

- **Who sees it.** Every signed-in user.
- **Data.** The stored calculation, from \`GET /api/startups/{id}/calculations\`; while it loads, the score of \`GET /api/startups/{id}\`.
- **Do** show range and coverage with every score.
- **Don't** print 0 for a missing score: it reads 'N/A', with the reason.

**Accessibility.** Level and range are text. The range is a figure with its values in a table.`,
      },
    },
  },
} satisfies Meta<typeof ScoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Too little is known for a score. */
export const NotEvaluated: Story = { args: propsOf(notEvaluated) };

/** Few facts: a wide range. */
export const LowCoverage: Story = { args: propsOf(lowCoverage) };

/** A limit holds the score down, whatever the areas add up to. */
export const Limited: Story = {
  args: propsOf(calculationOn(30, '2026-11-20T09:00:00.000Z', { cash_runway_months: 1 })),
};

export const LimitedBySilence: Story = {
  args: {
    stored: { ...newest, caps: [{ reason: 'cash_unknown', most: 75, uncapped: 78.2 }] },
  },
};

export const LimitedByEquity: Story = {
  args: {
    stored: { ...newest, caps: [{ reason: 'negative_equity', most: 59, uncapped: 64.1 }] },
  },
};

/** The score is known before the calculation behind it has loaded. */
export const Loading: Story = { args: { stored: newest, moved: null, explainer: null, onInfo: undefined } };

/** The model has changed, so the stored score cannot be explained any more. */
export const Unexplained: Story = { args: { explainer: () => null } };

/** A what-if change moves the score; nothing is stored. */
export const WhatIf: Story = {
  args: { moved: <ScoreChange calculations={calculations} chosen={newest} isExplained gain={2.4} /> },
};

export const LongText: Story = { parameters: { locale: 'es' } };

/** The information button opens the explanation of the score. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'About the investability score' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInfo).toHaveBeenCalledOnce();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={cardGrid.frame}>
      <div className={cardGrid.columns}>
        <ScoreCard {...args} />
        <ScoreCard {...propsOf(lowCoverage)} />
        <ScoreCard {...propsOf(notEvaluated)} />
        <ScoreCard {...propsOf(calculationOn(30, '2026-11-20T09:00:00.000Z', { cash_runway_months: 1 }))} />
      </div>
    </div>
  ),
};

export const GalleryInSpanish: Story = {
  ...Gallery,
  tags: ['gallery'],
  parameters: { ...Gallery.parameters, locale: 'es' },
};
