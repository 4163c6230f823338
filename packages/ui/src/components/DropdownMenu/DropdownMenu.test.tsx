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

  it('runs the chosen item, but not a disabled one', async () => {
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

  it('renders an item with href as a link', () => {
    render(<DropdownMenu isOpen trigger={trigger} entries={[{ id: 'p', label: 'Profile', href: '/profile' }]} />);
    expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  });

  it('announces the chosen entry', () => {
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
  ])('is still open after a choice: %s, with keepsOpen: %s', async (isOpen, keepsOpen) => {
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

  it('follows the writing direction of its button', () => {
    render(
      <div dir="rtl">
        <DropdownMenu isOpen trigger={trigger} entries={[{ id: 'p', label: 'Profile', href: '/profile' }]} />
      </div>,
    );
    expect(screen.getByRole('menu').dir).toBe('rtl');
  });
});
