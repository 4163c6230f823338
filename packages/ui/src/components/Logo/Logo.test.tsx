import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Logo } from './Logo.tsx';

afterEach(cleanup);

describe('Logo', () => {
  conforms(<Logo />);

  it('keeps its name when only the symbol is visible', () => {
    render(<Logo isMarkOnly />);
    expect(screen.getByRole('img', { name: 'Aval' })).toBeDefined();
  });
});
