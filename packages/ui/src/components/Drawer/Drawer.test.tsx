import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

describe('Drawer', () => {
  conforms(
    <Drawer title="Filters" isOpen>
      Text
    </Drawer>,
    { root: () => document.querySelector('[role="dialog"]') },
  );

  it('asks the parent to close it on Escape', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    render(<Drawer title="Filters" isOpen onOpenChange={onOpenChange} />);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeDefined();
  });
});
