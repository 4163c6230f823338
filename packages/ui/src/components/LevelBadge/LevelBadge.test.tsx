import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { levels } from './levelText.ts';

afterEach(cleanup);

describe('LevelBadge', () => {
  conforms(<LevelBadge level="high" />);

  it('has a tone and a label for every level', () => {
    const shown = levels.map((level) => {
      const { container } = render(<LevelBadge level={level} />);
      return [container.querySelector('[data-tone]')?.getAttribute('data-tone'), container.textContent];
    });
    expect(shown).toEqual([
      ['success', 'High'],
      ['info', 'Medium'],
      ['warning', 'Low'],
      ['danger', 'Very low'],
      ['neutral', 'Not evaluated'],
    ]);
  });

  it('says behind the level that too little is evidenced, unless there is no level', () => {
    const { container, rerender } = render(<LevelBadge level="medium" isUnverified />);
    expect(container.textContent).toBe('Medium (unverified)');
    rerender(<LevelBadge level={null} isUnverified />);
    expect(container.textContent).toBe('Not evaluated');
  });

  it('shows an unknown level as not evaluated', () => {
    const { container } = render(<LevelBadge level="excellent" />);
    expect(container.textContent).toBe('Not evaluated');
  });
});
