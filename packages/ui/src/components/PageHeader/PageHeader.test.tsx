import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { PageHeader } from './PageHeader.tsx';

afterEach(cleanup);

describe('PageHeader', () => {
  conforms(<PageHeader title="Dashboard" />);

  it('contains the h1 of the page, which a script can focus', () => {
    render(<PageHeader title="Dashboard" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Dashboard' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
  });
});
