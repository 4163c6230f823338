import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { ProfileTypeBadge } from './ProfileTypeBadge.tsx';

afterEach(cleanup);

describe('ProfileTypeBadge', () => {
  conforms(<ProfileTypeBadge name="Inversor" />);

  it('shows the name it is given', () => {
    const { container } = render(<ProfileTypeBadge name="Fast Track" />);
    expect(container.textContent).toBe('Fast Track');
  });
});
