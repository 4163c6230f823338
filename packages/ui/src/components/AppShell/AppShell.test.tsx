import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LayoutDashboard, Mail } from 'lucide-react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { AppShell } from './AppShell.tsx';

const shell: ComponentProps<typeof AppShell> = {
  homeHref: '/',
  groups: [
    {
      id: 'overview',
      label: 'Overview',
      items: [{ id: 'd', label: 'Dashboard', href: '#d', icon: LayoutDashboard, count: 1204, isCurrent: true }],
    },
  ],
  footerItems: [{ id: 'contact', label: 'Contact', href: '#contact', icon: Mail }],
  children: 'Content',
};

afterEach(cleanup);

// The drawer is lazy, and loading it on a busy machine takes a while.
vi.setConfig({ testTimeout: 30_000 });

describe('AppShell', () => {
  conforms(<AppShell {...shell} />);

  it('marks the current page and prints its count', () => {
    render(<AppShell {...shell} />);
    const link = screen.getByRole('link', { name: 'Dashboard 1.204' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('list', { name: 'Overview' })).toBeDefined();
  });

  it('collapses by its button only when the parent allows it', async () => {
    const onCollapsedChange = vi.fn<(isCollapsed: boolean) => void>();
    const { rerender } = render(<AppShell {...shell} />);
    expect(screen.queryByRole('button', { name: 'Collapse' })).toBeNull();
    rerender(<AppShell {...shell} onCollapsedChange={onCollapsedChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Collapse' }));
    expect(onCollapsedChange).toHaveBeenCalledWith(true);
  });

  it('opens the same navigation in a drawer and closes it when the user follows a link', async () => {
    render(<AppShell {...shell} wideActions="Inversor" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText('Inversor')).toBeDefined();
    await userEvent.click(within(drawer).getByRole('link', { name: 'Contact' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('returns the focus to the menu button when the drawer closes', async () => {
    render(<AppShell {...shell} />);
    await userEvent.tab();
    await userEvent.tab();
    const menu = screen.getByRole('button', { name: 'Open menu' });
    expect(document.activeElement).toBe(menu);
    await userEvent.keyboard('{Enter}');
    expect((await screen.findByRole('dialog')).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });

  it('keeps the page when the drawer fails to load, and retries with the next press', async () => {
    const fetchDrawer = vi.fn<() => Promise<object>>(() => vi.importActual('../Drawer/Drawer.tsx'));
    fetchDrawer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.doMock('../Drawer/Drawer.tsx', fetchDrawer);
    onTestFinished(() => vi.doUnmock('../Drawer/Drawer.tsx'));
    render(<AppShell {...shell} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(fetchDrawer).toHaveBeenCalledOnce());
    expect(await screen.findByText('Content')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('keeps the focus on the new page after navigating from the drawer', async () => {
    render(<AppShell {...shell} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const link = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Contact' });
    link.addEventListener('click', () => queueMicrotask(() => screen.getByRole('main', { hidden: true }).focus()));
    await userEvent.click(link);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('skips to the content without changing the URL', async () => {
    render(<AppShell {...shell} />);
    const before = window.location.href;
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.href).toBe(before);
  });

  it('shows the path of a nested page', () => {
    render(<AppShell {...shell} breadcrumb={[{ label: 'Startups', href: '/startups' }, { label: 'Puente' }]} />);
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Startups' })).toBeDefined();
    expect(within(trail).getByText('Puente').getAttribute('aria-current')).toBe('page');
  });
});
