import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

function Pages() {
  const [page, setPage] = useState(2);
  return <Pagination page={page} pageCount={3} onPageChange={setPage} />;
}

describe('Pagination', () => {
  conforms(<Pagination page={2} pageCount={3} onPageChange={() => undefined} />);

  it('goes one page forward and one back', async () => {
    const onPageChange = vi.fn<(page: number) => void>();
    render(<Pagination page={2} pageCount={3} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPageChange.mock.calls).toEqual([[3], [1]]);
  });

  it.each([
    [1, 3, true, false],
    [3, 3, false, true],
    [1, 0, true, true],
  ])('at page %d of %d previous is disabled: %s, next is disabled: %s', (page, pageCount, isFirst, isLast) => {
    render(<Pagination page={page} pageCount={pageCount} onPageChange={() => undefined} />);
    expect(isOff('Previous')).toBe(isFirst);
    expect(isOff('Next')).toBe(isLast);
    expect(screen.getByText(`Page ${page} of ${Math.max(pageCount, 1)}`)).toBeTruthy();
  });

  it.each([
    ['Next', 'Page 3 of 3'],
    ['Previous', 'Page 1 of 3'],
  ])('%s keeps the focus on the last page in its direction, and stops there', async (name, end) => {
    const user = userEvent.setup();
    render(<Pages />);
    const button = screen.getByRole('button', { name });
    button.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText(end)).toBeTruthy();
    expect(isOff(name)).toBe(true);
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter} ');
    expect(screen.getByText(end)).toBeTruthy();
    expect(document.activeElement).toBe(button);
  });
});
