import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { TextLink } from './TextLink.tsx';

afterEach(cleanup);

describe('TextLink', () => {
  conforms(<TextLink href="/startups/1">Solara</TextLink>);

  it('opens another site in a new tab, announces it, and sets noopener', () => {
    render(
      <TextLink href="https://solara.example" isExternal>
        solara.example
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'solara.example (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
