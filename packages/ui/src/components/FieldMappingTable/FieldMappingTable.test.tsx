import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { FieldMappingTable } from './FieldMappingTable.tsx';
import { type MappingEvent, mappingReducer, type MappingRow, startMapping } from './mappingState.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rows: readonly MappingRow[] = [
  {
    id: 'a',
    name: 'Nombre',
    value: 'Brisa',
    target: 'name',
    confidence: 99,
    source: { quote: 'Brisa', place: 'p. 1' },
  },
  { id: 'b', name: 'Margen', value: 'unos 40', target: 'margin', confidence: 54 },
  { id: 'c', name: 'Pilotos', value: '9', target: null },
];
const targets = [
  { id: 'name', label: 'Name' },
  { id: 'margin', label: 'Profit margin', isNumeric: true },
  { id: 'team', label: 'Team size', isNumeric: true },
];
const errors = { b: 'Profit margin must be a number' };

const button = (name: string) => screen.getByRole('button', { name });

const notes = new Map([['b', <textarea key="b" aria-label="Reason" />]]);

function Held({ onSourceOpen, hasCount }: { onSourceOpen?: (row: MappingRow) => void; hasCount?: boolean }) {
  const [state, dispatch] = useReducer(mappingReducer, rows, startMapping);
  return (
    <FieldMappingTable
      title="Field Mapping"
      state={state}
      dispatch={dispatch}
      targets={targets}
      errors={errors}
      onSourceOpen={onSourceOpen}
      hasCount={hasCount}
      notes={notes}
    />
  );
}

const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('FieldMappingTable', () => {
  conforms(
    <FieldMappingTable
      title="Field Mapping"
      state={startMapping(rows)}
      dispatch={() => undefined}
      targets={targets}
      errors={errors}
    />,
  );

  it('describes a value by its error', () => {
    render(<Held />);
    const value = text('Value, row 2');
    expect(value.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(value.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Profit margin must be a number',
    );
    expect(text('Value, row 1').hasAttribute('aria-invalid')).toBe(false);
  });

  it('offers a field once and shows which row has it', async () => {
    render(<Held />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Target field, row 3' }));
    expect(screen.getAllByRole('option').map((option) => [option.textContent, option.ariaDisabled])).toEqual([
      ['Not mapped', null],
      ['Name · row 1', 'true'],
      ['Profit margin · row 2', 'true'],
      ['Team size', null],
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Team size' }));
    expect(screen.getByRole('status').textContent).toBe('3 of 3 rows mapped');
  });

  it('toggles between mapped rows, with their numbers, and all rows', async () => {
    render(<Held />);
    await press('Show Mapped Only');
    expect(screen.queryByRole('textbox', { name: 'Value, row 3' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('2 of 3 rows mapped · 1 hidden');
    await press('Show All Fields');
    expect(text('Value, row 3').value).toBe('9');
  });

  it('omits the count, and still announces hidden rows', async () => {
    render(<Held hasCount={false} />);
    expect(screen.queryByRole('status')).toBeNull();
    await press('Show Mapped Only');
    expect(screen.getByRole('status').textContent).toBe('1 hidden');
  });

  it('focuses an added row, and a neighbour of a removed one', async () => {
    render(<Held />);
    await press('Add Field');
    expect(document.activeElement).toBe(text('Extracted name, row 4'));
    await press('Remove row 4');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove row 3');
    await press('Remove row 3');
    await press('Remove row 2');
    await press('Remove row 1');
    expect(document.activeElement?.textContent).toBe('Add Field');
    expect(screen.getByText('No extracted fields to map.')).toBeTruthy();
  });

  it('moves by keyboard within the column and to the next cell at the end of a text', async () => {
    render(<Held />);
    await userEvent.click(text('Extracted name, row 1'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(text('Extracted name, row 3'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(text('Value, row 3'));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(document.activeElement).toBe(text('Value, row 1'));
  });

  it('shows a note under its row, whose text has an undo of its own', async () => {
    const user = userEvent.setup();
    render(<Held />);
    const noted = screen.getByRole('textbox', { name: 'Value, row 2' }).closest('tr');
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    expect(noted?.nextElementSibling).toBe(reason.closest('tr'));
    await user.type(screen.getByRole('textbox', { name: 'Value, row 1' }), '!');
    await user.click(reason);
    await user.keyboard('a{Control>}z{/Control}');
    expect(screen.getByRole('textbox', { name: 'Value, row 1' })).toHaveProperty('value', 'Brisa!');
  });

  it('pastes rows of a spreadsheet, and undoes and redoes that', async () => {
    render(<Held />);
    await userEvent.click(text('Extracted name, row 3'));
    await userEvent.paste('Equipo\t11\nRunway\t14');
    expect(text('Value, row 3').value).toBe('11');
    expect(text('Value, row 4').value).toBe('14');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(text('Value, row 3').value).toBe('9');
    await press('Redo');
    expect(text('Value, row 4').value).toBe('14');
  });

  it('re-renders only the row that the user types in', async () => {
    render(<Held />);
    const drawn = vi.spyOn(targets, 'map');
    await userEvent.type(text('Value, row 1'), '!');
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('reports blur, and not before', async () => {
    const dispatch = vi.fn<(event: MappingEvent) => void>();
    render(
      <FieldMappingTable title="Field Mapping" state={startMapping(rows)} dispatch={dispatch} targets={targets} />,
    );
    await userEvent.click(text('Value, row 3'));
    await userEvent.keyboard('0');
    expect(dispatch.mock.calls).toEqual([[{ type: 'edit', id: 'c', column: 'value', text: '90' }]]);
    await userEvent.tab();
    expect(dispatch.mock.lastCall).toEqual([{ type: 'leave' }]);
  });

  it('opens the source of a row', async () => {
    const onSourceOpen = vi.fn<(row: MappingRow) => void>();
    render(<Held onSourceOpen={onSourceOpen} />);
    await press('p. 1, open the source of row 1');
    expect(onSourceOpen).toHaveBeenCalledExactlyOnceWith(rows[0]);
  });

  it('is a list of blocks when narrow', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 100));
    render(<Held />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('keeps the focus when undo removes the focused row, so that the next key works', async () => {
    render(<Held />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Value, row 3'), '0');
    await user.click(screen.getByRole('button', { name: 'Add Field' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(document.activeElement).toBe(screen.getByLabelText('Extracted name, row 3'));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByLabelText('Value, row 3')).toHaveProperty('value', '9');
  });

  it('moves the focus when undo or redo become disabled', async () => {
    render(<Held />);
    await userEvent.click(button('Add Field'));
    await userEvent.click(button('Undo'));
    expect(document.activeElement).toBe(button('Redo'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Undo'));
  });
});
