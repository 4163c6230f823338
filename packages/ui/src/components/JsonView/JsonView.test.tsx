import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { JsonView } from './JsonView.tsx';

afterEach(cleanup);

const value = { name: 'Kelpa', team: [{ size: 4 }] };
const texts = () => screen.getAllByRole('treeitem').map((item) => item.textContent);

describe('JsonView', () => {
  conforms(<JsonView title="Answer" value={value} />);

  it('expands and collapses branches by click, and all of them with its buttons', async () => {
    render(<JsonView title="Answer" value={value} depth={1} />);
    expect(texts()).toEqual(['{ 2 items }', 'name: "Kelpa"', 'team: [ 1 item ]']);
    await userEvent.click(screen.getByText('team:', { exact: false }));
    expect(texts()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(texts().at(-1)).toBe('size: 4');
    await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(texts()).toEqual(['{ 2 items }']);
  });

  it('has one tab stop and moves by keyboard', async () => {
    render(<JsonView title="Answer" value={value} />);
    expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toHaveLength(1);
    screen.getAllByRole('treeitem')[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('team: [ 1 item ]');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{Enter}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('0: { 1 item }');
  });

  it('shows a large list in batches', async () => {
    render(<JsonView title="Answer" value={Array.from({ length: 150 }, (_, index) => index)} />);
    expect(texts().at(-1)).toBe('50 more');
    await userEvent.click(screen.getByText('50 more'));
    expect(texts()).toHaveLength(151);
  });

  it('moves the focus to the first line of a new batch', async () => {
    render(<JsonView title="Answer" value={Array.from({ length: 150 }, (_, index) => index)} />);
    screen.getAllByRole('treeitem')[0]?.focus();
    await userEvent.keyboard('{End}{Enter}');
    expect(document.activeElement?.textContent).toBe('100: 100');
    expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toEqual([document.activeElement]);
  });

  it('copies the whole value', async () => {
    const user = userEvent.setup();
    render(<JsonView title="Answer" value={value} depth={0} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual(value);
  });
});
