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

  it('closes on Escape', async () => {
    render(
      <Tooltip content="View">
        <button type="button">eye</button>
      </Tooltip>,
    );
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('stays closed while its control is expanded, and when the focus came from a pointer', async () => {
    render(
      <Tooltip content="View" delay={0}>
        <button type="button" aria-expanded="true">
          eye
        </button>
      </Tooltip>,
    );
    const button = screen.getByRole('button');
    await userEvent.hover(button);
    const isFocusVisible = vi.spyOn(button, 'matches').mockReturnValue(false);
    fireEvent.focus(button);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('tooltip')).toBeNull();
    isFocusVisible.mockRestore();
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toBeDefined();
  });

  it('keeps the control and its own handlers', async () => {
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

  it('closes when the next one opens', async () => {
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
