import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { ColumnMenu, visibleColumns } from './ColumnMenu.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataColumn, DataSort } from './types.ts';

afterEach(cleanup);
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

interface Row {
  id: string;
  name: string;
  score: number | null;
}

const rows: Row[] = [
  { id: '1', name: 'Beta', score: 2 },
  { id: '2', name: 'alfa', score: null },
  { id: '3', name: 'Ámbito', score: 10 },
];

const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, sortValue: (row) => row.name, cell: (row) => row.name },
  { id: 'score', header: 'Score', align: 'end', sortValue: (row) => row.score, cell: (row) => row.score ?? 'N/A' },
];

const rowKey = (row: Row) => row.id;
const columnCount = () => screen.getByRole('table').querySelectorAll('col').length;
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

const foot = () => screen.getByText('Page 1 of 2').closest('nav')?.parentElement;

describe('DataTable', () => {
  conforms(<DataTable label="Startups" columns={columns} rows={rows} rowKey={rowKey} />);

  it('opens a row when pressed anywhere except on its controls and selected text', async () => {
    const onOpen = vi.fn<(name: string) => void>();
    const onDelete = vi.fn<() => void>();
    const opening: DataColumn<Row>[] = [
      {
        id: 'name',
        header: 'Name',
        isRowHeader: true,
        cell: ({ name }) => (
          <a
            href={`#${name}`}
            onClick={(event) => {
              event.preventDefault();
              onOpen(`${name}${event.ctrlKey ? ' in a new tab' : ''}`);
            }}
          >
            {name}
          </a>
        ),
      },
      { id: 'score', header: 'Score', cell: (row) => row.score ?? 'N/A' },
      {
        id: 'actions',
        header: 'Actions',
        cell: () => (
          <button type="button" onClick={onDelete}>
            Delete
          </button>
        ),
      },
    ];
    const user = userEvent.setup();
    render(<DataTable label="Startups" columns={opening} rows={rows} rowKey={rowKey} />);
    await user.click(screen.getByRole('cell', { name: 'N/A' }));
    expect(onOpen.mock.calls).toEqual([['alfa']]);
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('cell', { name: '10' }));
    await user.keyboard('{/Control}');
    expect(onOpen.mock.calls).toEqual([['alfa'], ['Ámbito in a new tab']]);
    await user.click(screen.getByRole('link', { name: 'Beta' }));
    expect(onOpen).toHaveBeenCalledTimes(3);
    await user.click(within(screen.getByRole('row', { name: /Beta/ })).getByRole('button'));
    expect(onDelete).toHaveBeenCalledOnce();
    getSelection()?.selectAllChildren(screen.getByRole('cell', { name: '2' }));
    screen.getByRole('cell', { name: '2' }).click();
    expect(onOpen).toHaveBeenCalledTimes(3);
  });

  it('sorts in the browser, ascending then descending, with missing values last', async () => {
    render(<DataTable label="Startups" columns={columns} rows={rows} rowKey={rowKey} />);
    expect(names()).toEqual(['Beta', 'alfa', 'Ámbito']);
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    expect(names()).toEqual(['Beta', 'Ámbito', 'alfa']);
    expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    expect(names()).toEqual(['Ámbito', 'Beta', 'alfa']);
    expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('paginates rows in the browser after sorting all of them', async () => {
    const user = userEvent.setup();
    render(<DataTable label="Startups" columns={columns} rows={rows} rowKey={rowKey} pageSize={2} />);
    expect(names()).toHaveLength(2);
    expect(screen.getByText(`1–2 of ${rows.length}`)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText(`3–${Math.min(4, rows.length)} of ${rows.length}`)).toBeDefined();
  });

  it('goes back to the first page after sorting', async () => {
    const user = userEvent.setup();
    render(<DataTable label="Startups" columns={columns} rows={rows} rowKey={rowKey} pageSize={2} />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(names()).toEqual(['Ámbito']);
    await user.click(screen.getByRole('button', { name: 'Score' }));
    expect(names()).toEqual(['Beta', 'Ámbito']);
  });

  it('shows the skeleton of a column, by default with as many lines as the column', () => {
    const withSkeletons: DataColumn<Row>[] = [
      { id: 'name', header: 'Name', cell: (row) => row.name, skeleton: <i>a face</i> },
      { id: 'text', header: 'Text', lines: 2, cell: (row) => row.name },
      { id: 'score', header: 'Score', align: 'end', cell: (row) => row.score },
    ];
    render(
      <DataTable
        label="Startups"
        status="loading"
        columns={withSkeletons}
        rows={[]}
        rowKey={rowKey}
        skeletonRows={1}
      />,
    );
    const cells = screen.getAllByRole('cell');
    expect(cells.map((cell) => cell.querySelectorAll('span').length)).toEqual([0, 2, 1]);
    expect(cells[0]?.textContent).toBe('a face');
    expect(cells[2]?.dataset['align']).toBe('end');
  });

  it('reports sorting to the parent and keeps the order', async () => {
    const onSortChange = vi.fn<(sort: DataSort) => void>();
    render(
      <DataTable
        label="Startups"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sort={{ column: 'name', direction: 'ascending' }}
        onSortChange={onSortChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'name', direction: 'descending' });
    expect(names()).toEqual(['Beta', 'alfa', 'Ámbito']);
  });

  it('shows new rows', () => {
    const { rerender } = render(<DataTable label="Startups" columns={columns} rows={rows} rowKey={rowKey} />);
    rerender(<DataTable label="Startups" columns={columns} rows={rows.slice(0, 1)} rowKey={rowKey} />);
    expect(names()).toEqual(['Beta']);
  });

  it('shows skeleton rows and announces loading', () => {
    render(
      <DataTable label="Startups" columns={columns} rows={[]} rowKey={rowKey} status="loading" skeletonRows={4} />,
    );
    const table = screen.getByRole('table', { name: 'Startups' });
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(within(table).getAllByRole('row')).toHaveLength(5);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  it('reserves the checkbox column while there is nothing to select', () => {
    const selection = {
      selected: new Set<string>(),
      onSelectedChange: () => undefined,
      rowName: (row: Row) => row.name,
    };
    const table = { label: 'Startups', columns, rowKey, selection };
    const { rerender } = render(<DataTable {...table} rows={[]} status="loading" skeletonRows={2} />);
    expect(columnCount()).toBe(columns.length + 1);
    for (const row of screen.getAllByRole<HTMLTableRowElement>('row'))
      expect(row.cells).toHaveLength(columns.length + 1);
    rerender(<DataTable {...table} rows={rows} />);
    expect(columnCount()).toBe(columns.length + 1);
  });

  it('reserves hidden space for the pagination until the number of rows is known', () => {
    const pages = { page: 1, pageCount: 2, onPageChange: () => undefined };
    const table = { label: 'Startups', columns, rowKey, pages };
    const { rerender } = render(<DataTable {...table} rows={[]} status="loading" />);
    expect(foot()?.dataset['state']).toBe('loading');
    rerender(<DataTable {...table} rows={rows} />);
    expect(foot()?.dataset['state']).toBeUndefined();
  });

  it('shows the empty state and the error instead of rows, without pagination', () => {
    const pages = { page: 1, pageCount: 1, onPageChange: () => undefined };
    const { rerender } = render(
      <DataTable label="Startups" columns={columns} rows={[]} rowKey={rowKey} pages={pages} empty="None match" />,
    );
    expect(screen.getByText('None match')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    rerender(
      <DataTable
        label="Startups"
        columns={columns}
        rows={[]}
        rowKey={rowKey}
        pages={pages}
        status="error"
        error="It failed"
      />,
    );
    expect(screen.getByText('It failed')).toBeTruthy();
  });

  it('keeps the old rows visible while the next ones are fetched', () => {
    render(<DataTable label="Startups" columns={columns} rows={rows} rowKey={rowKey} status="refetching" />);
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('becomes a list of blocks when narrow', () => {
    const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 100));
    render(
      <DataTable
        label="Startups"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        renderBlock={(row) => `Block of ${row.name}`}
      />,
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Startups' })).getAllByRole('listitem')[0]?.textContent).toBe(
      'Block of Beta',
    );
    measure.mockRestore();
  });

  it('selects rows and pages, and keeps the selection of other pages', async () => {
    const onSelectedChange = vi.fn<(selected: ReadonlySet<string>) => void>();
    const show = (selected: ReadonlySet<string>) => (
      <DataTable
        label="Startups"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        selection={{
          selected,
          onSelectedChange,
          rowName: (row) => row.name,
          actions: <button type="button">Follow</button>,
        }}
      />
    );
    const { rerender } = render(show(new Set(['elsewhere'])));
    expect(screen.getByText('1 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Beta' }));
    expect(onSelectedChange).toHaveBeenLastCalledWith(new Set(['elsewhere', '1']));
    rerender(show(new Set(['elsewhere', '1'])));
    const all = screen.getByRole('checkbox', { name: 'Select all rows' });
    expect(all.getAttribute('aria-checked')).toBe('mixed');
    await userEvent.click(all);
    expect(onSelectedChange).toHaveBeenLastCalledWith(new Set(['elsewhere', '1', '2', '3']));
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(onSelectedChange).toHaveBeenLastCalledWith(new Set());
    rerender(show(new Set()));
    expect(document.activeElement).toBe(all);
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  });
});

const choosable = [
  { id: 'name', header: 'Name', isRowHeader: true },
  { id: 'industry', header: 'Industry' },
  { id: 'score', header: 'Score' },
];

function ChosenColumns() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  return <ColumnMenu columns={choosable} hidden={hidden} onHiddenChange={setHidden} />;
}

const areChecked = () => screen.getAllByRole('menuitemcheckbox').map((item) => item.getAttribute('aria-checked'));

describe('ColumnMenu', () => {
  it('shows and hides columns, except the row header', async () => {
    const onHiddenChange = vi.fn<(hidden: ReadonlySet<string>) => void>();
    render(<ColumnMenu columns={columns} hidden={new Set()} onHiddenChange={onHiddenChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent)).toEqual(['Score']);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Score' }));
    expect(onHiddenChange).toHaveBeenCalledExactlyOnceWith(new Set(['score']));
    expect(visibleColumns(columns, new Set(['score', 'name'])).map((column) => column.id)).toEqual(['name']);
  });

  it('stays open while choosing columns, until Escape returns the focus to its button', async () => {
    const user = userEvent.setup();
    render(<ChosenColumns />);
    const button = screen.getByRole('button', { name: 'Columns' });
    button.focus();
    await user.keyboard('{Enter}{Enter}{ArrowDown}{Enter}');
    expect(areChecked()).toEqual(['false', 'false']);
    await user.keyboard('{Enter}');
    expect(areChecked()).toEqual(['false', 'true']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
