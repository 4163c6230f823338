import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { staysInside } from '../../testing/staysInside.ts';
import { cards, legend, narrow } from './MetricCard.stories.css.ts';
import { MetricCard, type MetricCardProps } from './MetricCard.tsx';
import { sourceKinds, SourceMark } from './SourceMark.tsx';

/**
 * One metric of a startup: figure, distance to its benchmark, verdict and origin. Raw metrics are drawn on a scale of
 * twice their benchmark, so that the tick is in the middle of every card and cards are comparable.
 *
 * - **Do** print the benchmark and the source of the figure.
 * - **Don't** show a metric without its unit, or an estimate without its mark.
 *
 * **Accessibility.** An article named by its title; the verdict is an icon and a text; the bar repeats the figures and
 * is hidden from assistive technology. The info button names its metric.
 */
const meta = {
  title: 'Components/Data/MetricCard',
  component: MetricCard,
  args: {
    title: 'Financial health',
    value: '83,6',
    unit: '/100',
    bullet: { value: 83.6, benchmark: 70, maximum: 100 },
    verdict: { isMet: true, text: 'healthy above 70' },
    source: { kind: 'calculated', text: '3 parts, 2 estimated' },
    onInfo: fn(),
  },
  decorators: [
    (Story, { tags }) => (
      <div className={tags.includes('gallery') ? undefined : narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MetricCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Missed: Story = {
  args: {
    title: 'Cash runway',
    value: '9',
    unit: 'months',
    bullet: { value: 9, benchmark: 12 },
    verdict: { isMet: false, text: 'healthy from 12 months' },
    source: { kind: 'stated', text: 'Stated by the founder' },
  },
};

export const Active: Story = { args: { isActive: true } };

export const WithIcon: Story = { args: { icon: Gauge } };

/** For an estimate it is unknown whether it meets the benchmark. */
export const Estimated: Story = {
  args: {
    title: 'Market concentration (HHI)',
    value: '0,07',
    unit: '',
    bullet: { value: 0.07, benchmark: 0.25 },
    verdict: { isMet: null, text: 'at most 0,25' },
    source: { kind: 'estimated', text: 'Estimated from the shares listed' },
  },
};

export const BeyondTheScale: Story = {
  args: {
    title: 'LTV/CAC',
    value: '8,00',
    unit: '',
    bullet: { value: 8, benchmark: 3 },
    verdict: { isMet: true, text: '3 or more' },
  },
};

export const DefaultValue: Story = {
  args: { source: { kind: 'default', text: '3 parts, 1 default' }, verdict: { isMet: false, text: 'strong above 70' } },
};

export const WithoutBenchmark: Story = {
  args: { title: 'Team size', value: '6', unit: 'people', bullet: { value: null, benchmark: null }, verdict: null },
};

export const Empty: Story = {
  args: { title: 'Revenue growth', value: null, bullet: { value: null, benchmark: 100 }, verdict: null },
};

export const LongText: Story = {
  args: {
    title: 'Coste de adquisición de un cliente nuevo en el último ejercicio',
    value: '1.250.000 €',
    unit: 'por cliente captado',
    verdict: { isMet: false, text: 'como máximo un tercio del valor de vida del cliente (67 €)' },
    source: { kind: 'document', text: 'plan-de-negocio-definitivo-2026.pdf, página 19' },
  },
};

/** An endless figure and a file name without spaces break inside the card. */
export const EndlessText: Story = {
  args: {
    title: 'Ingresos acumulados',
    value: '123.456.789.012.345.678.901 €',
    unit: 'al año',
    verdict: { isMet: true, text: 'https://empresa.example/informes/2026/definitivo/metodologia' },
    source: { kind: 'document', text: 'plan_de_negocio_definitivo_revisado_2026_con_anexos.pdf' },
  },
  play: ({ canvas }) => staysInside(canvas.getByRole('article')),
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: /Financial health/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInfo).toHaveBeenCalledOnce();
  },
};

const set: MetricCardProps[] = [
  {
    title: 'Operational efficiency',
    value: '52,8',
    unit: '/100',
    bullet: { value: 52.8, benchmark: 70, maximum: 100 },
    verdict: { isMet: false, text: 'strong above 70' },
    source: { kind: 'default', text: '3 parts, 1 default' },
  },
  {
    title: 'Burn multiple',
    value: '1,20',
    bullet: { value: 1.2, benchmark: 1.5 },
    verdict: { isMet: true, text: 'acceptable up to 1,5' },
    source: { kind: 'estimated', text: 'Estimated, growth not stated' },
  },
  {
    title: 'Revenue per employee',
    value: '20.000 €',
    bullet: { value: 20_000, benchmark: 200_000 },
    verdict: { isMet: false, text: 'ideal 200.000 €' },
    source: { kind: 'calculated', text: 'Revenue ÷ team size' },
  },
  {
    title: 'Customer lifetime value',
    value: '200 €',
    bullet: { value: 200, benchmark: 150 },
    verdict: { isMet: true, text: 'at least 3 × CAC (150 €)' },
    source: { kind: 'document', text: 'pitch-deck.pdf, p. 9' },
  },
  { title: 'LTV/CAC', value: '8,00', bullet: { value: 8, benchmark: 3 }, verdict: { isMet: true, text: '3 or more' } },
  { title: 'Revenue growth', value: null, bullet: { value: null, benchmark: 100 } },
];

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <>
      <div className={cards}>
        {[args, ...set].map((one) => (
          <MetricCard key={one.title} {...one} onInfo={() => {}} />
        ))}
      </div>
      <MetricCard {...args} />
      <p className={legend}>
        {sourceKinds.map((kind) => (
          <SourceMark key={kind} kind={kind} text={kind} />
        ))}
      </p>
    </>
  ),
};
