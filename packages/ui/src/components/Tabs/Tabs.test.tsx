import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

Element.prototype.scrollIntoView = () => undefined;

/** A row of 200 px whose tabs are 100 px each. */
function narrowRow() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const tabs = [...document.querySelectorAll('[role="tab"]')];
    const row = document.querySelector('[role="tablist"]');
    const left = tabs.includes(this) ? tabs.indexOf(this) * 100 - (row?.scrollLeft ?? 0) : 0;
    return new DOMRect(left, 0, this === row ? 200 : 100, 40);
  });
}

const items = [
  { id: 'details', label: 'Details', content: 'What is known.' },
  { id: 'edit', label: 'Edit', content: 'The form.' },
];

describe('Tabs', () => {
  conforms(<Tabs label="Startup" items={items} />);

  it('opens on the first tab and shows one panel', () => {
    render(<Tabs label="Startup" items={items} />);
    expect(screen.getByRole('tabpanel').textContent).toBe('What is known.');
  });

  it('opens on the given tab', () => {
    render(<Tabs label="Startup" items={items} defaultValue="edit" />);
    expect(screen.getByRole('tabpanel').textContent).toBe('The form.');
  });

  it('keeps the tab of the parent when it is controlled', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="Startup" items={items} value="details" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Edit' }));
    expect(onValueChange).toHaveBeenCalledWith('edit');
    expect(screen.getByRole('tabpanel').textContent).toBe('What is known.');
  });

  it('scrolls the chosen tab of a narrow row into view, initially and after each choice', () => {
    narrowRow();
    const areas = ['value', 'financial', 'market', 'team'].map((id) => ({ id, label: id, content: id }));
    const { rerender } = render(<Tabs label="Areas" items={areas} value="team" />);
    expect(screen.getByRole('tablist').scrollLeft).toBe(250);
    rerender(<Tabs label="Areas" items={areas} value="value" />);
    expect(screen.getByRole('tablist').scrollLeft).toBeLessThanOrEqual(0);
    vi.restoreAllMocks();
  });

  it('reports the tab under the pointer or the keyboard focus', async () => {
    const onActiveChange = vi.fn<(id: string | null) => void>();
    render(<Tabs label="Startup" items={items} onActiveChange={onActiveChange} />);
    await userEvent.hover(screen.getByRole('tab', { name: 'Edit' }));
    expect(onActiveChange).toHaveBeenLastCalledWith('edit');
    await userEvent.unhover(screen.getByRole('tab', { name: 'Edit' }));
    expect(onActiveChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    expect(onActiveChange).toHaveBeenLastCalledWith('details');
    await userEvent.keyboard('{ArrowRight}');
    expect(onActiveChange).toHaveBeenLastCalledWith('edit');
    await userEvent.tab({ shift: true });
    expect(onActiveChange).toHaveBeenLastCalledWith(null);
  });

  it('moves to the left in right-to-left pages', async () => {
    render(
      <div dir="rtl">
        <Tabs label="Startup" items={items} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Edit' }));
  });
});
