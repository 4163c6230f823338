import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Popover } from './Popover.tsx';

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(cleanup);

describe('Popover', () => {
  conforms(
    <Popover trigger={<button type="button">Open</button>} title="Coverage" isOpen>
      Text
    </Popover>,
    { root: () => document.querySelector('[role="dialog"]'), disabledRules: ['aria-hidden-focus'] },
  );

  it('opens by its control and closes on Escape', async () => {
    render(
      <Popover trigger={<button type="button">Open</button>} title="Coverage">
        Text
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Coverage' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
