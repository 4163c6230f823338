import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { VisibilityBadge } from './VisibilityBadge.tsx';

afterEach(cleanup);

describe('VisibilityBadge', () => {
  conforms(<VisibilityBadge isPrivate />);

  it('shows which of the two it is', () => {
    const { container, rerender } = render(<VisibilityBadge isPrivate />);
    expect(container.textContent).toBe('Private');
    rerender(<VisibilityBadge isPrivate={false} />);
    expect(container.textContent).toBe('Public');
  });
});
