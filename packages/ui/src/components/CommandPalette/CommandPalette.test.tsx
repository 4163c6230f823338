import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandGroup } from './matchCommands.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const onSelect = vi.fn<() => void>();
const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [
      { id: 'browse', label: 'Browse', href: '#browse' },
      { id: 'users', label: 'Users' },
    ],
  },
  { id: 'actions', label: 'Actions', commands: [{ id: 'dark', label: 'Dark theme', shortcut: ['T'], onSelect }] },
];
const ignore = () => undefined;

const chosen = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('CommandPalette', () => {
  conforms(<CommandPalette groups={groups} isOpen onOpenChange={ignore} />, {
    root: () => document.querySelector('[role="dialog"]'),
  });

  it('takes the focus, filters, and runs the command chosen with Enter', async () => {
    const onCommand = vi.fn<(id: string) => void>();
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    render(<CommandPalette groups={groups} isOpen onOpenChange={onOpenChange} onCommand={onCommand} />);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await userEvent.keyboard('the');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('1 result');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onCommand).toHaveBeenCalledExactlyOnceWith('dark');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('moves across groups and wraps around', async () => {
    render(<CommandPalette groups={groups} isOpen onOpenChange={ignore} />);
    expect(chosen()).toBe('Browse');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('Dark themeT');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe('Browse');
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('Dark themeT');
  });

  it('queries a server with every search and announces it', async () => {
    const onSearch = vi.fn<(query: string) => void>();
    render(<CommandPalette groups={[]} isOpen isSearching onOpenChange={ignore} onSearch={onSearch} />);
    await userEvent.keyboard('ke');
    expect(onSearch.mock.calls).toEqual([['k'], ['ke']]);
    expect(screen.getByText('Searching')).toBeTruthy();
  });

  it('is opened and closed by Ctrl K', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    const { rerender } = render(<CommandPalette groups={groups} isOpen={false} onOpenChange={onOpenChange} />);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    rerender(<CommandPalette groups={groups} isOpen onOpenChange={onOpenChange} />);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  it('clears the query on every way of closing', async () => {
    const onSearch = vi.fn<(query: string) => void>();
    const palette = (isOpen: boolean) => (
      <CommandPalette groups={groups} isOpen={isOpen} onOpenChange={ignore} onSearch={onSearch} />
    );
    const { rerender } = render(palette(true));
    await userEvent.keyboard('the{Control>}k{/Control}');
    expect(onSearch).toHaveBeenLastCalledWith('');
    rerender(palette(false));
    rerender(palette(true));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  });

  it('renders a command with href as a link', () => {
    render(<CommandPalette groups={groups} isOpen onOpenChange={ignore} />);
    expect(screen.getByRole('option', { name: 'Browse' }).getAttribute('href')).toBe('#browse');
  });
});
