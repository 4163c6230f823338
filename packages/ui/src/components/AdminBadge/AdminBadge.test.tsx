import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { AdminBadge } from './AdminBadge.tsx';

afterEach(cleanup);

describe('AdminBadge', () => {
  conforms(<AdminBadge />);

  it('shows Admin', () => {
    const { container } = render(<AdminBadge />);
    expect(container.textContent).toBe('Admin');
  });
});
