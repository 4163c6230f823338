import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { RouterLink } from './RouterLink.tsx';

afterEach(cleanup);

const show = (href: string) => {
  render(
    <MemoryRouter basename="/app" initialEntries={['/app']}>
      <RouterLink href={href}>Open</RouterLink>
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Open' });
};

test('handles an address of the app with the router', () => {
  expect(show('/startups?page=2').getAttribute('href')).toBe('/app/startups?page=2');
});

test.each(['https://example.com', 'mailto:a@b.example', '#main'])('leaves %s to the browser', (href) => {
  expect(show(href).getAttribute('href')).toBe(href);
});
