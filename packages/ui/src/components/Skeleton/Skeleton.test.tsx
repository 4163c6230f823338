import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Skeleton } from './Skeleton.tsx';

afterEach(cleanup);

describe('Skeleton', () => {
  conforms(<Skeleton />);

  it('is hidden from assistive technology', () => {
    const { container } = render(<Skeleton />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('makes a circle as high as it is wide', () => {
    const { container } = render(<Skeleton shape="circle" width="2rem" />);
    const style = container.firstElementChild?.getAttribute('style') ?? '';
    expect(style.match(/2rem/g)).toHaveLength(2);
  });
});
