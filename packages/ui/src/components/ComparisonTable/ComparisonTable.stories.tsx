import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inCardBox, inNarrowBox } from '../../testing/frames.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import { BandLegend } from './BandLegend.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { comparedGroups, comparedNames, manyGroups } from './fixtures.ts';
import { MarkLegend } from './MarkLegend.tsx';

const columns = comparedNames.map((name) => ({ id: name, label: name, head: name }));

/**
 * Compares items side by side: one column each, rows in collapsible groups. The best and the worst of a row are marked,
 * scores show their band. The names and the header are sticky while the figures scroll.
 *
 * - **Do** compare items of one kind, at most about eight, and explain by which measure a cell is better.
 * - **Don't** mark differences within the range of both values.
 *
 * **Accessibility.** A table with row, column and group headers in a focusable scroll region. Bands, marks and
 * estimates are text as well as colours and icons. The name of a row sorts the columns, with `aria-sort`.
 */
const meta = {
  title: 'Components/Data/ComparisonTable',
  component: ComparisonTable,
  args: {
    label: 'Comparison',
    columns,
    groups: comparedGroups,
    corner: <MarkLegend marks="extremes" />,
    onSort: fn(),
    onInfo: fn(),
    onChart: fn(),
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sorted: Story = { args: { sort: { rowId: 'VPM_market_fit_score', order: 'descending' } } };

/** Each version against the next: arrows and equals signs, with the change in place of the band. */
export const Changes: Story = {
  args: {
    label: 'Evolution',
    marks: 'changes',
    corner: <MarkLegend marks="changes" />,
    columns: ['12/06/2026', '22/04/2026', '15/09/2025'].map((date) => ({ id: date, label: date, head: date })),
    groups: [
      {
        id: 'team',
        label: 'Team',
        rows: [
          {
            id: 'score',
            label: 'Team score',
            isStrong: true,
            cells: [
              { text: '70,4', note: '+0,5', mark: 'better' },
              { text: '69,9', note: '−0,1', mark: 'worse' },
              { text: '70,0' },
            ],
          },
          { id: 'size', label: 'Team size', cells: [{ text: '6', mark: 'equal' }, { text: '6' }, { text: '4' }] },
        ],
      },
    ],
  },
};

/** A figure beside the middle of others: its place in words, and their quartiles. */
export const Details: Story = {
  args: {
    label: 'Industry comparison',
    marks: 'changes',
    corner: <MarkLegend marks="changes" />,
    columns: ['Puente', 'Finance'].map((name) => ({ id: name, label: name, head: name })),
    groups: [
      {
        id: 'team',
        label: 'Team',
        rows: [
          {
            id: 'score',
            label: 'Team score',
            isStrong: true,
            cells: [
              { text: '70,4', band: 'high', mark: 'better', detail: 'above the third quartile' },
              { text: '61,9', band: 'high', detail: '52,8 to 70,3 · n = 14' },
            ],
          },
          { id: 'size', label: 'Team size', cells: [{ text: '6' }, { text: 'N/A', isMissing: true, detail: 'n = 3' }] },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /70,4.*above the third quartile/ })).toBeVisible();
  },
};

/** As large as a portfolio; the names and the header stay visible. */
export const FiftyBySixty: Story = {
  // For manual review and profiling: checking the accessibility of 3,000 similar cells takes half a minute.
  tags: ['!test'],
  args: {
    columns: Array.from({ length: 50 }, (_, index) => ({
      id: String(index),
      label: `Startup ${index + 1}`,
      head: `Startup ${index + 1}`,
    })),
    groups: manyGroups(50, 60),
  },
};

export const Empty: Story = { args: { groups: [] } };

export const LongText: Story = {
  args: {
    label: 'Comparación de las empresas del portfolio',
    columns: [
      { id: '1', label: 'Energías', head: 'Energías Renovables del Atlántico Noroeste' },
      { id: '2', label: 'Cooperativa', head: 'Cooperativa de Movilidad Compartida' },
    ],
    groups: [
      {
        id: 'team',
        label: 'Equipo y recursos disponibles para la ejecución',
        rows: [
          {
            id: 'a',
            label: 'Coeficiente de agrupamiento de las relaciones del equipo fundador',
            hint: 'bajo es bueno',
            cells: [
              { text: '1.250.000 €', mark: 'better' },
              { text: 'N/D', isMissing: true },
            ],
          },
        ],
      },
    ],
  },
  decorators: [inNarrowBox],
};

/** A row with a label of two lines has the same padding as the others. */
export const WrappedLabel: Story = {
  args: {
    groups: [
      {
        id: 'team',
        label: 'Team',
        rows: [
          { id: 'score', label: 'Team score', cells: [] },
          { id: 'groups', label: 'Groups of founders that know each other', hint: 'low is good', cells: [] },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole('rowheader', { name: /score|Groups/ });
    const aboveLabel = heads.map((head) => {
      const label = within(head).getAllByRole('button')[0]?.firstChild;
      const words = document.createRange();
      if (label) words.selectNodeContents(label);
      return words.getBoundingClientRect().top - head.getBoundingClientRect().top;
    });
    await expect(Math.abs((aboveLabel[0] ?? 0) - (aboveLabel[1] ?? 99))).toBeLessThan(2);
  },
};

/** Two columns fit next to their names; labels take the first line of a header, hints and buttons the second. */
export const TwoOnAPhone: Story = {
  args: {
    marks: 'changes',
    columns: columns.slice(0, 2),
    groups: [
      {
        id: 'team',
        label: 'Team',
        rows: [
          {
            id: 'score',
            label: 'Team score',
            cells: [{ text: '70,4', band: 'high', mark: 'better' }, { text: '69,9' }],
          },
          { id: 'groups', label: 'Connected groups', hint: 'low is good', cells: [{ text: '1' }, { text: '2' }] },
        ],
      },
    ],
  },
  decorators: [inCardBox],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Comparison' });
    await expect(region.clientWidth).toBeLessThan(360);
    await expect(region.scrollWidth).toBe(region.clientWidth);
    const [button, hint] = [
      canvas.getByRole('button', { name: /Chart.*Connected groups/ }),
      canvas.getByText('low is good'),
    ];
    const [tool, words] = [button, hint].map((element) => element.getBoundingClientRect());
    await expect(tool?.top).toBeLessThan(words?.bottom ?? 0);
    await expect(tool?.left).toBeGreaterThanOrEqual(words?.right ?? 0);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Comparison' })).toHaveFocus();
    await userEvent.tab();
    const fold = canvas.getByRole('button', { name: 'Value proposition' });
    await expect(fold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('rowheader', { name: /Market fit/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenCalledWith('VPM_global_value_proposition_score');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChart).toHaveBeenCalledWith('VPM_global_value_proposition_score');
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  args: {
    columns: comparedNames.map((name) => ({
      id: name,
      label: name,
      head: (
        <>
          <Avatar name={name} size="small" /> {name}
        </>
      ),
    })),
    lead: {
      id: 'lead',
      label: 'Investability',
      hint: 'score and 90 % range',
      cells: ['high', 'medium', 'low', 'very-low'].map((level) => <LevelBadge key={level} level={level} />),
    },
    sort: { rowId: 'VPM_market_fit_score', order: 'descending' },
  },
  render: (args) => (
    <>
      <BandLegend />
      <ComparisonTable {...args} />
    </>
  ),
};
