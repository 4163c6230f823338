// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Tooltip } from './Tooltip.tsx';

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(cleanup);

// The code of a tooltip comes when one is reached for; a busy machine takes a while.
vi.setConfig({ testTimeout: 30_000 });

describe('Tooltip', () => {
  it('opens when its control has focus, describes it, and closes when focus leaves', async () => {
    render(
      <Tooltip content="View">
        <button type="button">eye</button>
      </Tooltip>,
    );
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id);
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
  });

  it('stays away when Escape is pressed before it has come', async () => {
    render(
      <Tooltip content="View" delay={100}>
        <button type="button">eye</button>
      </Tooltip>,
    );
    const button = screen.getByRole('button');
    fireEvent.pointerMove(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('leaves its control the same, with what it does itself', async () => {
    const onFocus = vi.fn<() => void>();
    render(
      <Tooltip content="View">
        <button type="button" aria-describedby="more" onFocus={onFocus}>
          eye
        </button>
      </Tooltip>,
    );
    const button = screen.getByRole('button');
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    expect(onFocus).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button')).toBe(button);
    expect(button.getAttribute('aria-describedby')).toBe(`more ${tip.id}`);
  });

  it('makes way for the next', async () => {
    render(
      <>
        <Tooltip content="View">
          <button type="button">eye</button>
        </Tooltip>
        <Tooltip content="Edit" delay={0}>
          <button type="button">pen</button>
        </Tooltip>
      </>,
    );
    await userEvent.tab();
    await screen.findByRole('tooltip', { name: 'View' });
    await userEvent.hover(screen.getByRole('button', { name: 'pen' }));
    await screen.findByRole('tooltip', { name: 'Edit' });
    expect(screen.queryByRole('tooltip', { name: 'View' })).toBeNull();
  });
});
