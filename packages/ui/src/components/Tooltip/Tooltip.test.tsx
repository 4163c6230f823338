// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { Tooltip } from './Tooltip.tsx';

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(cleanup);

describe('Tooltip', () => {
  it('opens when its control has focus, describes it, and closes when focus leaves', async () => {
    render(
      <Tooltip content="View">
        <button type="button">eye</button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe((await screen.findByRole('tooltip')).id);
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
