import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { Dialog } from '../Dialog/Dialog.tsx';
import { useToast } from './ToastContext.ts';
import { ToastProvider } from './ToastProvider.tsx';
import type { ToastType } from './toastQueue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Report({ type, message = 'Message' }: { type: ToastType; message?: string }) {
  const toasts = useToast();
  return (
    <button type="button" onClick={() => toasts[type](message)}>
      report
    </button>
  );
}

function report(type: ToastType) {
  render(
    <ToastProvider>
      <Report type={type} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'report' }));
}

// The lazy toast stack is loaded first, because these tests use fake timers.
beforeAll(async () => {
  vi.useRealTimers();
  report('info');
  await screen.findByRole('button', { name: 'Close' }, { timeout: 30_000 });
  cleanup();
}, 60_000);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryAllByRole('button', { name: 'Close' }).length;

describe('ToastProvider', () => {
  it('keeps the app when the toast stack fails to load, and shows the first message with the next', async () => {
    const fetchStack = vi.fn<() => Promise<object>>(() => vi.importActual('./ToastStack.tsx'));
    fetchStack.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.useRealTimers();
    vi.resetModules();
    vi.doMock('./ToastStack.tsx', fetchStack);
    onTestFinished(() => vi.doUnmock('./ToastStack.tsx'));
    const fresh = { ...(await import('./ToastProvider.tsx')), ...(await import('./ToastContext.ts')) };
    function Reporter() {
      const toasts = fresh.useToast();
      const tries = useRef(0);
      return (
        <button type="button" onClick={() => toasts.error(`Message ${(tries.current += 1)}`)}>
          report
        </button>
      );
    }
    render(
      <fresh.ToastProvider>
        <Reporter />
      </fresh.ToastProvider>,
    );
    const button = screen.getByRole('button', { name: 'report' });
    fireEvent.click(button);
    await waitFor(() => expect(fetchStack).toHaveBeenCalledOnce());
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(shown()).toBe(0);
    fireEvent.click(button);
    await screen.findByText('Message 2');
    expect(screen.getByText('1 more')).toBeDefined();
  }, 30_000);
});

describe('Toast', () => {
  it('disappears after three seconds', async () => {
    report('success');
    await pass(2900);
    expect(shown()).toBe(1);
    await pass(200);
    expect(shown()).toBe(0);
  });

  it('stays until it is closed when it is an error', async () => {
    report('error');
    await pass(60_000);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(0);
    expect(shown()).toBe(0);
  });

  it('pauses while the pointer is on it', async () => {
    report('info');
    await pass(2000);
    fireEvent.pointerMove(screen.getByRole('button', { name: 'Close' }));
    await pass(10_000);
    expect(shown()).toBe(1);
  });

  it('returns the focus when the last one is closed, so that the next one disappears again', async () => {
    report('error');
    const button = screen.getByRole('button', { name: 'report' });
    act(() => button.focus());
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(100);
    expect(document.activeElement).toBe(button);
  });

  it('keeps at most twenty', async () => {
    report('info');
    const button = screen.getByRole('button', { name: 'report' });
    act(() => {
      for (let index = 0; index < 30; index += 1) button.click();
    });
    await pass(0);
    expect(screen.getByText('19 more')).toBeDefined();
  });

  it('shows one at a time, the newest first, each for its full duration', async () => {
    render(
      <ToastProvider>
        <Report type="success" message="Saved" />
        <Report type="error" message="Not deleted" />
        <Report type="info" message="Kept" />
      </ToastProvider>,
    );
    for (const button of screen.getAllByRole('button', { name: 'report' })) fireEvent.click(button);
    const inOrder: (string | null | undefined)[] = [];
    const look = () => inOrder.push(screen.getByRole('list').querySelector('li')?.textContent);
    await pass(0);
    look();
    await pass(3100);
    look();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(2900);
    look();
    await pass(200);
    expect(shown()).toBe(0);
    expect(inOrder).toEqual(['Kept2 more', 'Not deleted1 more', 'Saved']);
  });

  it('is reachable while a dialog is open, and returns the focus into it', async () => {
    render(
      <ToastProvider>
        <Dialog title="Members" isOpen>
          <Report type="error" />
        </Dialog>
      </ToastProvider>,
    );
    await pass(0);
    const button = screen.getByRole('button', { name: 'report' });
    act(() => button.focus());
    fireEvent.click(button);
    await pass(0);
    const toast = within(screen.getByRole('list'));
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('list'));
    fireEvent.click(toast.getByRole('button', { name: 'Close' }));
    await pass(100);
    expect(document.activeElement).toBe(button);
  });

  it('throws without its provider', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Report type="info" />)).toThrow('there is no ToastProvider');
    quiet.mockRestore();
  });
});
