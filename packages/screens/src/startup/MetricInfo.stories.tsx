import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { sources } from '../testing/calculations.ts';
import { evaluationProps } from '../testing/evaluationProps.ts';
import { percentiles } from '../testing/percentiles.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { explainerOf } from './explanations.ts';
import { MetricInfo } from './MetricInfo.tsx';
import { MetricPercentile } from './MetricPercentile.tsx';

const { chosen, fieldEditLink } = evaluationProps();

const meta = {
  title: 'Screens/Startup/MetricInfo',
  component: MetricInfo,
  args: {
    subject: 'FEM_burn_rate',
    onClose: fn(),
    calculation: chosen,
    isNewest: true,
    lens: 'general',
    sources,
    explainer: explainerOf(chosen),
    fieldEditLink,
    renderPercentile: (metric) => <MetricPercentile percentiles={percentiles} metric={metric} />,
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      story: { inline: false, height: '44rem' },
      description: {
        component: `The dialog that answers 'where does this number come from': what a metric means, how it was computed, the facts behind it with their sources, how to read it, and the path from it to the score.

- **Who sees it.** Who sees the metric: administrators, and corporations and universities under their lens. The score itself can be opened by everyone.
- **Data.** The calculation with its inputs, and the sources of the startup's fields. \`renderPercentile\` compares the newest figure with other startups.
- **Do** name the source of each fact: a person, a document with its page, a web page.
- **Don't** explain a figure that the current model no longer gives; \`explainerOf\` returns null for it.

**Accessibility.** A modal dialog named by the metric. It closes with Escape and returns the focus.`,
      },
    },
  },
} satisfies Meta<typeof MetricInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The score: its areas with their weights. */
export const Score: Story = { args: { subject: 'IE_investability_score' } };

/** A ratio of two metrics, which the model does not store. */
export const Ratio: Story = { args: { subject: 'ltv_cac' } };

/** An earlier or what-if calculation is not compared with other startups. */
export const NotNewest: Story = { args: { isNewest: false } };

/** The stored figure cannot be explained by the current model. */
export const Unexplained: Story = { args: { explainer: () => null } };

/** Without permission there are no links to the forms. */
export const ReadOnly: Story = { args: { fieldEditLink: () => null } };

export const LongText: Story = { parameters: { locale: 'es' } };

/** Escape closes the dialog. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Gallery: Story = { ...Score, tags: ['gallery'], parameters: { chromatic: { disableSnapshot: false } } };

export const GalleryInSpanish: Story = {
  ...Gallery,
  tags: ['gallery'],
  parameters: { ...Gallery.parameters, locale: 'es' },
};

export const GalleryOfFigure: Story = { ...Gallery, tags: ['gallery'], args: { subject: 'FEM_burn_rate' } };
