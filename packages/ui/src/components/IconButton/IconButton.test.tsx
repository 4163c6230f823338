import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Eye } from 'lucide-react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

describe('IconButton', () => {
  conforms(<IconButton icon={Eye} label="View Solara" />);

  it('is named by its label', () => {
    render(<IconButton icon={Eye} label="View Solara" />);
    expect(screen.getByRole('button', { name: 'View Solara' })).toBeDefined();
  });

  it('ignores presses while it is loading', async () => {
    const onClick = vi.fn<() => void>();
    render(<IconButton icon={Eye} label="View Solara" isLoading onClick={onClick} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });
});
