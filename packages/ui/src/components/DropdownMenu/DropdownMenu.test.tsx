// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;

const trigger = <button type="button">Export</button>;

afterEach(cleanup);

describe('DropdownMenu', () => {
  conforms(<DropdownMenu isOpen trigger={trigger} entries={[{ id: 'pdf', label: 'PDF' }]} />, {
    root: () => document.querySelector('[role="menu"]'),
  });

  it('does what the chosen item does, and not what a disabled one would', async () => {
    const onSelect = vi.fn<(what: string) => void>();
    render(
      <DropdownMenu
        trigger={trigger}
        entries={[
          { id: 'csv', label: 'CSV', isDisabled: true, onSelect: () => onSelect('csv') },
          { id: 'pdf', label: 'PDF', onSelect: () => onSelect('pdf') },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect.mock.calls).toEqual([['pdf']]);
  });

  it('renders an item with an address as a link', () => {
    render(<DropdownMenu isOpen trigger={trigger} entries={[{ id: 'p', label: 'Profile', href: '/profile' }]} />);
    expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  });

  it('says which choice is taken', () => {
    render(
      <DropdownMenu
        isOpen
        trigger={trigger}
        entries={[{ kind: 'choice', id: 'name', label: 'Name', isChecked: true }]}
      />,
    );
    expect(screen.getByRole('menuitemcheckbox', { name: 'Name' }).getAttribute('aria-checked')).toBe('true');
  });

  it.each([
    [true, true],
    [false, undefined],
  ])('is still open after a choice: %s, where the choice keeps it open: %s', async (isOpen, keepsOpen) => {
    render(
      <DropdownMenu
        trigger={trigger}
        entries={[{ kind: 'choice', id: 'name', label: 'Name', isChecked: true, keepsOpen }]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Name' }));
    expect(screen.queryByRole('menu') !== null).toBe(isOpen);
  });

  it('reads as the page around its button does', () => {
    render(
      <div dir="rtl">
        <DropdownMenu isOpen trigger={trigger} entries={[{ id: 'p', label: 'Profile', href: '/profile' }]} />
      </div>,
    );
    expect(screen.getByRole('menu').dir).toBe('rtl');
  });
});
