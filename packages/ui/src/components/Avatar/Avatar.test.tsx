import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

describe('Avatar', () => {
  conforms(<Avatar name="Solara" />);

  it('shows the initials of two words, and of one', () => {
    expect(render(<Avatar name="Nómada Health" />).container.textContent).toBe('NH');
    expect(render(<Avatar name="Ágora" />).container.textContent).toBe('Á');
  });

  it('is decoration unless it is used alone', () => {
    const { rerender } = render(<Avatar name="Solara" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Avatar name="Solara" isNamed />);
    expect(screen.getByRole('img', { name: 'Solara' })).toBeDefined();
  });

  it('keeps the colour of a name at every size', () => {
    const colors = (['small', 'huge'] as const).map(
      (size) =>
        (render(<Avatar name="Solara" size={size} />).container.firstElementChild as HTMLElement).dataset['color'],
    );
    expect(colors[0]).toBe(colors[1]);
  });
});
