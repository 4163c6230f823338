import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { CardHeader } from '../Card/CardHeader.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { printTypedNumber } from '../NumberInput/printTypedNumber.ts';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ColumnMenu, visibleColumns } from './ColumnMenu.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { DataColumn, DataSort } from './types.ts';
import { useRowFilter } from './useRowFilter.ts';

interface Row {
  id: string;
  name: string;
  description: string;
  industry: string;
  score: number | null;
  raised: number | null;
}

const rows: Row[] = [
  {
    id: '1',
    name: 'Alba Robotics',
    description:
      'Mobile robots that pick and sort textile waste by fibre, so that recycling plants can separate cotton from polyester.',
    industry: 'Technology',
    score: 59.3,
    raised: 450_000,
  },
  {
    id: '2',
    name: 'Ámbito',
    description:
      'Practice environment for vocational schools: students repair simulated machines and the teacher sees where they stop.',
    industry: 'Education',
    score: 62.6,
    raised: 90_000,
  },
  {
    id: '3',
    name: 'Cumbre Security',
    description: 'Continuous testing of industrial networks.',
    industry: 'Technology',
    score: 73.7,
    raised: 1_200_000,
  },
  { id: '4', name: 'Ostra Bio', description: '', industry: 'Healthcare', score: null, raised: null },
  {
    id: '5',
    name: 'Kelpa',
    description: 'University spin-off that turns farmed seaweed into a biodegradable gel for wound care.',
    industry: 'Healthcare',
    score: 64.1,
    raised: 25_000,
  },
];

const columns: DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    width: '11.5rem',
    sortValue: (row) => row.name,
    cell: (row) => <TextLink href={`#${row.id}`}>{row.name}</TextLink>,
  },
  { id: 'description', header: 'Description', lines: 2, cell: (row) => row.description || 'No description' },
  { id: 'industry', header: 'Industry', width: '8rem', sortValue: (row) => row.industry, cell: (row) => row.industry },
  {
    id: 'score',
    header: 'Investability',
    width: '9rem',
    sortValue: (row) => row.score,
    cell: (row) =>
      row.score === null ? <Badge>Not evaluated</Badge> : <Badge tone="info">{printTypedNumber(row.score)}</Badge>,
  },
  {
    id: 'raised',
    header: 'Raised',
    align: 'end',
    width: '8rem',
    sortValue: (row) => row.raised,
    cell: (row) => (row.raised === null ? 'N/A' : `${printTypedNumber(row.raised)} €`),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    width: '5rem',
    cell: (row) => <IconButton icon={Eye} size="small" label={`View ${row.name}`} />,
  },
];

const pages = { page: 1, pageCount: 3, summary: '1–5 of 13 startups', onPageChange: fn() };

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<Row>,
  render: (args) => <DataTable {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Rows of one kind, sorted and paginated. Pass \`onSortChange\` when the server sorts; without it columns with a
\`sortValue\` sort in the browser, missing values last in either direction. While the next page is fetched the old rows stay,
dimmed; during the first load, skeleton rows have the same height. Under 768 px of its own width rows become blocks: pass \`renderBlock\` for a custom one. \`selection\` puts a checkbox before each row and a bar of actions above them;
\`ColumnMenu\` with \`visibleColumns\` lets the user choose several columns; \`useRowFilter\` searches rows in the browser when all are loaded (My Portfolios). Keep \`columns\` outside the component or memoised.

- **Do** put the name first as the row's link, align figures to the end, and show at most one action outside a menu.
- **Don't** hide the reason for an empty table: show the query and offer to clear it.

**Accessibility.** A real table with a name, row headers and \`aria-sort\`; sorting is a button in the header. Busy states are announced once. Checkboxes are named by their row. As blocks it is a list of the same name, without the header and its buttons, so if sorting matters on a phone, offer it next to the search, as Browse does.`,
      },
    },
  },
  args: { label: 'Startups', columns, rows, rowKey: (row) => row.id, pages },
} satisfies Meta<DataTableProps<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

/** Presses Tab until an element has the focus. */
async function tabTo(userEvent: UserEventObject, element: HTMLElement) {
  for (let tabs = 0; tabs < 20 && document.activeElement !== element; tabs += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}

export const Default: Story = {};

/** Truncated text is shown in full on hover, and while the keyboard focus is in the row. */
export const TwoLines: Story = {
  args: {
    rowHeight: 'double',
    rows: rows.map((row) => ({ ...row, description: `${row.description} `.repeat(4).trim() })),
  },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/^University spin-off/);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight + 1);
    await userEvent.hover(text);
    await expect(text).toHaveAttribute('title', text.textContent);
    const below = canvas.getAllByRole('row').at(-1);
    const place = below?.getBoundingClientRect().top;
    await tabTo(userEvent, canvas.getByRole('link', { name: 'Kelpa' }));
    const whole = getComputedStyle(text.parentElement ?? text, '::after').content;
    await expect(whole).toContain(text.textContent);
    await expect(below?.getBoundingClientRect().top).toBe(place);
  },
};

export const SortsInTheBrowser: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Startups' });
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(namesIn(table)).toEqual(['Alba Robotics', 'Ámbito', 'Cumbre Security', 'Kelpa', 'Ostra Bio']);
    await userEvent.click(canvas.getByRole('button', { name: 'Raised' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Raised' }));
    await expect(namesIn(table)).toEqual(['Cumbre Security', 'Alba Robotics', 'Ámbito', 'Kelpa', 'Ostra Bio']);
    await expect(canvas.getByRole('columnheader', { name: 'Raised' })).toHaveAttribute('aria-sort', 'descending');
  },
};

/** The caller sorts: the header shows the current order and reports the requested one. */
function ServerSorted(args: DataTableProps<Row>) {
  const [sort, setSort] = useState<DataSort | null>({ column: 'name', direction: 'ascending' });
  return (
    <DataTable
      {...args}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        args.onSortChange?.(next);
      }}
    />
  );
}

export const SortedByTheServer: Story = {
  args: { onSortChange: fn() },
  render: (args) => <ServerSorted {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const before = namesIn(canvas.getByRole('table'));
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
    await expect(namesIn(canvas.getByRole('table'))).toEqual(before);
  },
};

const textsOf = (row: Row) => [row.name, row.description, row.industry];

/** A table with search, column menu and selection. */
function WithTools(args: DataTableProps<Row>) {
  const [query, setQuery] = useState('');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['description']));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2', '5']));
  const found = useRowFilter(rows, textsOf, query);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <SearchInput value={query} delay={0} onSearch={setQuery} />
        <ColumnMenu columns={args.columns} hidden={hidden} onHiddenChange={setHidden} />
      </div>
      <DataTable
        {...args}
        rows={found}
        columns={visibleColumns(args.columns, hidden)}
        selection={{
          selected,
          onSelectedChange: setSelected,
          rowName: (row) => row.name,
          actions: <Button size="small">Add to a portfolio</Button>,
        }}
      />
    </div>
  );
}

export const SearchColumnsAndSelection: Story = {
  args: { pages: undefined },
  render: (args) => <WithTools {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'algas seaweed');
    await expect(await canvas.findByText('Nothing to show')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(canvas.getByRole('searchbox'), 'ambito');
    await waitFor(() => expect(namesIn(canvas.getByRole('table'))).toEqual(['Ámbito']));
    await expect(canvas.queryByRole('columnheader', { name: 'Description' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText('5 selected')).toBeNull();
  },
};

const manyRows: readonly Row[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: String(index),
  name: `${rows[index % rows.length]?.name ?? ''} ${index + 1}`,
  description: '',
  industry: rows[(index * 7) % rows.length]?.industry ?? '',
  score: index % 11 === 0 ? null : ((index * 37) % 1000) / 10,
  raised: (index % 97) * 1000,
}));
const searched = (row: Row) => [row.name, row.industry];

function Searched(args: DataTableProps<Row>) {
  const [query, setQuery] = useState('');
  const found = useRowFilter(manyRows, searched, query);
  return (
    <>
      <SearchInput value={query} delay={0} onSearch={setQuery} />
      <DataTable {...args} rows={found} pages={undefined} pageSize={10} />
    </>
  );
}

const nothingSelected = {
  selected: new Set<string>(),
  onSelectedChange: () => undefined,
  rowName: (row: Row) => row.name,
};

/** Blocks of selectable rows start at the same height before and after loading. */
export const LoadingBlocksWithBoxes: Story = {
  args: { pages: undefined, selection: nothingSelected },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 360 }}>
      <DataTable {...args} label="Coming" status="loading" rows={[]} skeletonRows={1} />
      <DataTable {...args} label="Here" rows={rows.slice(0, 1)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [coming, here] = canvas
      .getAllByRole('list')
      .map(
        (list) => list.getBoundingClientRect().top - (list.closest('[data-rows]')?.getBoundingClientRect().top ?? 0),
      );
    await expect(coming).toBeGreaterThan(30);
    await expect(coming).toBe(here);
  },
};

/** 100,000 rows in the browser: `pageSize` paginates them, and searching and sorting read each row once. */
export const HundredThousandRows: Story = {
  render: (args) => <Searched {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ambito 2');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/^Ámbito \d*2/));
  },
};

export const Loading: Story = { args: { status: 'loading', rows: [], pages: undefined, skeletonRows: 5 } };

/** Dimmed only while loading, so the contrast rule does not apply. */
export const Refetching: Story = {
  args: { status: 'refetching' },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No startups match “drone” in Healthcare"
        description="Try another word, or look in every industry."
        action={<Button>Clear filters</Button>}
      />
    ),
  },
};

const nothing = <EmptyState title="No document is stored" description="Documents are kept once they were read." />;

function Nothing(args: DataTableProps<Row>) {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <DataTable {...args} label="Few were expected" skeletonRows={3} />
      <div style={{ inlineSize: 360 }}>
        <DataTable {...args} label="As blocks" skeletonRows={1} />
      </div>
      <DataTable {...args} label="Many were expected" />
    </div>
  );
}

/** When few rows were expected, an empty table is only as high as its message. */
export const EmptyOfFew: Story = {
  args: { rows: [], pages: undefined, empty: nothing },
  render: (args) => <Nothing {...args} />,
  play: async ({ canvas }) => {
    const [few, blocks, many] = canvas.getAllByText('No document is stored').map((title) => {
      const message = title.parentElement?.parentElement;
      const { height = 0 } = message?.getBoundingClientRect() ?? {};
      return { height, content: message?.firstElementChild?.getBoundingClientRect().height ?? 0 };
    });
    const padding = 2 * 24;
    await expect(few?.height).toBeLessThan((few?.content ?? 0) + padding);
    await expect(blocks?.height).toBeGreaterThan(blocks?.content ?? 0);
    await expect(blocks?.height).toBeLessThan((blocks?.content ?? 0) + padding);
    await expect(many?.height).toBeGreaterThan((few?.height ?? 0) + 60);
  },
};

export const ErrorState: Story = {
  args: {
    rows: [],
    status: 'error',
    error: <ErrorPanel title="The startups could not be loaded" message="The server did not answer." onRetry={fn()} />,
  },
};

export const Blocks: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Startups' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  },
};

export const BlocksWithSelection: Story = {
  args: { pages: undefined },
  render: (args) => <WithTools {...args} />,
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('5 selected')).toBeVisible();
  },
};

/** A card without padding is the frame of its table: cards are never nested. */
export const InCard: Story = {
  decorators: [
    (Story) => (
      <Card padding="none">
        <CardHeader title="Startups" />
        <Story />
      </Card>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-padding=none] > :last-child') ?? canvasElement;
    await expect(frame.clientWidth).toBe(frame.parentElement?.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: '1',
        name: 'Plataforma de Inteligencia Marina y Aprovechamiento de Algas del Noroeste',
        description:
          'Otorrinolaringología y electroencefalografía aplicadas a la monitorización continua de pacientes en su domicilio.',
        industry: 'Biotecnología marina',
        score: 59.3,
        raised: 123_456_789,
      },
    ],
  },
  decorators: [inNarrowBox],
};

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

/** Sorting, choosing columns, a row's link, selecting and paging, without a mouse. */
export const Keyboard: Story = {
  args: { pages: undefined, pageSize: 2 },
  render: (args) => <WithTools {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const table = canvas.getByRole('table');
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Description' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(canvas.queryByRole('columnheader', { name: 'Industry' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Investability' })).toBeNull();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Industry' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Columns')).toHaveFocus());
    await tabTo(userEvent, canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await tabTo(userEvent, button('Name'));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(namesIn(table)).toEqual(['Ostra Bio', 'Kelpa']);
    await tabTo(userEvent, canvas.getByRole('checkbox', { name: 'Select Ostra Bio' }));
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ostra Bio' })).toHaveFocus();
    await tabTo(userEvent, button('Next'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await expect(namesIn(table)).toEqual(['Cumbre Security', 'Ámbito']);
    await expect(button('Next')).toHaveFocus();
  },
};

/** While the page scrolls, the column headers stay visible. */
export const StickyHeader: Story = {
  args: { rows: manyRows.slice(0, 60), pages: undefined },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    canvas.getByRole('link', { name: 'Kelpa 60' }).scrollIntoView();
    await waitFor(() => expect(scrollY).toBeGreaterThan(500));
    await expect(head.getBoundingClientRect().top).toBe(0);
    scrollTo({ top: 0 });
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DataTable {...args} label="One line" sort={{ column: 'name', direction: 'ascending' }} />
      <DataTable {...args} pages={undefined} label="Two lines" rowHeight="double" rows={rows.slice(0, 2)} />
      <DataTable {...args} pages={undefined} label="Loading" status="loading" rows={[]} skeletonRows={2} />
      <DataTable {...args} pages={undefined} label="Nothing" rows={[]} />
      <DataTable
        {...args}
        pages={undefined}
        label="Selected"
        rows={rows.slice(0, 2)}
        selection={{
          selected: new Set(['2']),
          onSelectedChange: () => undefined,
          rowName: (row) => row.name,
          actions: <Button size="small">Follow</Button>,
        }}
      />
      <div style={{ inlineSize: 360 }}>
        <DataTable {...args} pages={undefined} label="Blocks" rows={rows.slice(0, 2)} />
      </div>
    </div>
  ),
};
