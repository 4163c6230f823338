import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Badge } from './Badge.tsx';
import { tones } from './tones.ts';

afterEach(cleanup);

describe('Badge', () => {
  conforms(<Badge>No data</Badge>);

  it('gives every tone its own icon', () => {
    const icons = tones.map((tone) => {
      const { container } = render(<Badge tone={tone}>word</Badge>);
      return container.querySelector('svg')?.innerHTML;
    });
    expect(new Set(icons).size).toBe(tones.length);
  });
});
