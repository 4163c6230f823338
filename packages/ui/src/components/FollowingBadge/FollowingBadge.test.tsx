import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { FollowingBadge } from './FollowingBadge.tsx';

afterEach(cleanup);

describe('FollowingBadge', () => {
  conforms(<FollowingBadge isOwner={false} isFollowing />);

  it.each([
    [true, true, 'Owner'],
    [true, false, 'Owner'],
    [false, true, 'Following'],
    [false, false, ''],
  ])('with owner %s and following %s shows "%s"', (isOwner, isFollowing, text) => {
    const { container } = render(<FollowingBadge isOwner={isOwner} isFollowing={isFollowing} />);
    expect(container.textContent).toBe(text);
  });
});
