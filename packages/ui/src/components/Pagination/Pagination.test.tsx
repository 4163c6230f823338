// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

describe('Pagination', () => {
  conforms(<Pagination page={2} pageCount={3} onPageChange={() => undefined} />);

  it('goes one page on and one back', async () => {
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
  ])('at page %d of %d previous is off: %s, next is off: %s', (page, pageCount, isFirst, isLast) => {
    render(<Pagination page={page} pageCount={pageCount} onPageChange={() => undefined} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(isFirst);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(isLast);
    expect(screen.getByText(`Page ${page} of ${Math.max(pageCount, 1)}`)).toBeTruthy();
  });
});
