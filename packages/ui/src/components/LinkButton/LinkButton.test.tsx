import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { LinkProvider, type LinkProps } from '../../link/LinkContext.ts';
import { conforms } from '../../testing/conforms.tsx';
import { LinkButton } from './LinkButton.tsx';

function RouterLink({ href, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`/app${href}`} data-router="yes">
      {rest.children}
    </a>
  );
}

afterEach(cleanup);

describe('LinkButton', () => {
  conforms(<LinkButton href="/startups/add">New Startup</LinkButton>);

  it('renders through the link component of the app', () => {
    render(
      <LinkProvider value={RouterLink}>
        <LinkButton href="/startups/add">New Startup</LinkButton>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'New Startup' });
    expect(link.getAttribute('href')).toBe('/app/startups/add');
    expect(link.dataset['router']).toBe('yes');
  });
});
