// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

Element.prototype.scrollIntoView = () => undefined;

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

  it('opens on the tab it is told to', () => {
    render(<Tabs label="Startup" items={items} defaultValue="edit" />);
    expect(screen.getByRole('tabpanel').textContent).toBe('The form.');
  });

  it('stays where its owner says when the owner keeps the choice', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="Startup" items={items} value="details" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Edit' }));
    expect(onValueChange).toHaveBeenCalledWith('edit');
    expect(screen.getByRole('tabpanel').textContent).toBe('What is known.');
  });
});
