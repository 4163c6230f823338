import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { processStatuses, StatusBadge } from './StatusBadge.tsx';

afterEach(cleanup);

describe('StatusBadge', () => {
  conforms(<StatusBadge status="running" />);

  it('has a label for every status', () => {
    const texts = processStatuses.map((status) => render(<StatusBadge status={status} />).container.textContent);
    expect(new Set(texts).size).toBe(processStatuses.length);
  });

  it('shows the text of the engine when it is more specific', () => {
    const { container } = render(<StatusBadge status="running" label="Up 3 hours" />);
    expect(container.textContent).toBe('Up 3 hours');
  });
});
