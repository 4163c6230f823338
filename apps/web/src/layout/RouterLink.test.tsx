// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { preload } from '../preload.ts';
import { RouterLink } from './RouterLink.tsx';

vi.mock('../preload.ts', () => ({ preload: vi.fn<(href: string) => void>() }));

afterEach(() => {
  cleanup();
  vi.mocked(preload).mockClear();
});

const show = (href: string) => {
  render(
    <MemoryRouter>
      <RouterLink href={href}>Open</RouterLink>
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Open' });
};

test('a link has the code of its page fetched when a pointer comes near', () => {
  fireEvent.pointerEnter(show('/startups?page=2'));
  expect(preload).toHaveBeenCalledExactlyOnceWith('/startups?page=2');
});

test('a link has the code of its page fetched when the focus comes to it', () => {
  fireEvent.focus(show('/profile'));
  expect(preload).toHaveBeenCalledExactlyOnceWith('/profile');
});

test.each(['https://example.com', 'mailto:a@b.example', '#main'])('%s is left to the browser', (href) => {
  const link = show(href);
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  expect(link.getAttribute('href')).toBe(href);
  expect(preload).not.toHaveBeenCalled();
});
