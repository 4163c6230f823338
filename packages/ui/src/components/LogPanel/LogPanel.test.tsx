import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { TimeZoneProvider } from '../../texts/TimeZoneContext.ts';
import { LogPanel } from './LogPanel.tsx';
import type { LogEntry, LogLevel } from './types.ts';

const entryAt = (index: number, level: LogLevel = 'INFO'): LogEntry => ({
  timestamp: new Date(Date.UTC(2026, 10, 21, 18, 7, 0, index)).toISOString(),
  level,
  message: `Line ${index}`,
});
const logOf = (length: number) => Array.from({ length }, (_, index) => entryAt(index));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return this.dataset['index'] === undefined ? 200 : 20 * this.childElementCount;
  });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const few = [entryAt(1), entryAt(2, 'WARNING'), entryAt(3, 'ERROR')];
const messages = () => screen.getAllByRole('listitem').map((line) => /Line \d+/.exec(line.textContent)?.[0]);

/** Sets the scroll position, as a browser would after scrolling. */
function scrollTo(top: number, height: number) {
  const scroller = screen.getByRole('group', { name: 'Log' });
  Object.defineProperty(scroller, 'scrollHeight', { value: height, configurable: true });
  Object.defineProperty(scroller, 'clientHeight', { value: 200, configurable: true });
  scroller.scrollTop = top;
  fireEvent.scroll(scroller);
}

function renderLog(entries: readonly LogEntry[], props: Partial<Parameters<typeof LogPanel>[0]> = {}) {
  const show = (list: readonly LogEntry[]) => <LogPanel title="Log" entries={list} {...props} />;
  const { rerender } = render(show(entries));
  return { grow: (list: readonly LogEntry[]) => rerender(show(list)) };
}

describe('LogPanel', () => {
  conforms(<LogPanel title="Log" entries={few} onRefresh={() => undefined} />);

  it('shows time, level and message of each line', () => {
    renderLog(few);
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '18:07:00.001 INFO Line 1',
      '18:07:00.002 WARN Line 2',
      '18:07:00.003 ERROR Line 3',
    ]);
  });

  it('shows times in the zone of the user, and names it', () => {
    render(
      <TimeZoneProvider value="Europe/Madrid">
        <LogPanel title="Log" entries={few} />
      </TimeZoneProvider>,
    );
    expect(screen.getByText('19:07:00.001').title).toBe('21/11/2026 19:07:00.001 CET');
    expect(screen.getByText('3 lines · times in CET')).toBeTruthy();
  });

  it('filters, counts and shows a stack trace as one with its first line', async () => {
    const trace = { ...entryAt(4, 'ERROR'), message: 'Line 4 failed\n    at run (x.js:1:2)\n    at main (x.js:3:4)' };
    renderLog([...few, trace]);
    await userEvent.click(screen.getByRole('button', { name: 'INFO 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'WARN 1' }));
    expect(messages()).toEqual(['Line 3', 'Line 4']);
    await userEvent.type(screen.getByRole('searchbox'), 'at main{Enter}');
    expect(screen.getByRole('listitem').textContent).toBe(`18:07:00.004 ERROR ${trace.message}`);
    expect(screen.getByRole('button', { name: 'ERROR 2' })).toBeTruthy();
  });

  it('renders only visible lines, and announces how many there are', () => {
    renderLog(logOf(100_000));
    const lines = screen.getAllByRole('listitem');
    expect(lines.length).toBeLessThan(100);
    expect(lines[0]?.getAttribute('aria-setsize')).toBe('100000');
    expect(screen.getByText('100.000 lines · times in UTC')).toBeTruthy();
  });

  it('counts levels on their chips and hides a level that is switched off', async () => {
    renderLog(few);
    await userEvent.click(screen.getByRole('button', { name: 'INFO 1' }));
    expect(messages()).toEqual(['Line 2', 'Line 3']);
    expect(screen.getByText('2 of 3 lines · times in UTC')).toBeTruthy();
  });

  it('filters by text, highlights matches, and takes the focus with slash', async () => {
    renderLog(few);
    await userEvent.keyboard('/');
    const filter = screen.getByRole('searchbox', { name: 'Filter the log' });
    expect(document.activeElement).toBe(filter);
    await userEvent.keyboard('line 3{Enter}');
    expect(messages()).toEqual(['Line 3']);
    expect(screen.getByText('Line 3', { selector: 'mark' })).toBeTruthy();
  });

  it('filters by regular expression, and keeps the result of the last valid one', async () => {
    renderLog(few);
    await userEvent.click(screen.getByRole('button', { name: 'Regular expression' }));
    await userEvent.type(screen.getByRole('searchbox'), '[[12]$');
    await userEvent.keyboard('{Enter}');
    expect(messages()).toEqual(['Line 1', 'Line 2']);
    expect(screen.queryByText(/Invalid regular expression/)).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), '({Enter}');
    const said = screen.getByText(/Invalid regular expression/);
    expect(screen.getByRole('searchbox').getAttribute('aria-describedby')).toBe(said.id);
    expect(messages()).toEqual(['Line 1', 'Line 2']);
    await userEvent.keyboard('{Escape}');
    expect(messages()).toHaveLength(3);
  });

  it('offers to show everything when nothing matches', async () => {
    renderLog(few);
    await userEvent.type(screen.getByRole('searchbox'), 'xyz{Enter}');
    expect(screen.getByText('No matches')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show every line' }));
    expect(messages()).toHaveLength(3);
  });

  it('offers new lines when the user has scrolled up, and follows again', async () => {
    const { grow } = renderLog(logOf(50));
    scrollTo(900, 1000);
    scrollTo(100, 1000);
    expect(screen.getByRole('switch', { name: 'Follow the end' }).getAttribute('aria-checked')).toBe('false');
    expect(screen.queryByText('3 new lines')).toBeNull();
    grow(logOf(53));
    await userEvent.click(screen.getByRole('button', { name: '3 new lines' }));
    expect(screen.queryByText('3 new lines')).toBeNull();
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Log' }));
  });

  it('counts new lines even when the log is truncated at its front', () => {
    const { grow } = renderLog(logOf(50));
    scrollTo(900, 1000);
    scrollTo(100, 1000);
    grow(logOf(51).slice(10));
    expect(screen.getByRole('button', { name: '1 new line' })).toBeTruthy();
  });

  it('refreshes at its interval, waits for a slow response, and stops while paused', async () => {
    vi.useFakeTimers();
    const answers: (() => void)[] = [];
    const onRefresh = vi.fn<() => Promise<void>>(() => new Promise((resolve) => void answers.push(resolve)));
    const onPausedChange = vi.fn<(isPaused: boolean) => void>();
    renderLog(few, { onRefresh, onPausedChange });
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(onRefresh).toHaveBeenCalledTimes(1);
    answers.pop()?.();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(onRefresh).toHaveBeenCalledTimes(2);
    answers.pop()?.();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(onPausedChange).toHaveBeenCalledWith(true);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(onRefresh).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Paused')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Refresh interval' }), { target: { value: '1' } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(onRefresh).toHaveBeenCalledTimes(3);
  });

  it('continues after a failed refresh', async () => {
    vi.useFakeTimers();
    const onRefresh = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no answer')));
    renderLog(few, { onRefresh });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(onRefresh).toHaveBeenCalledTimes(2);
  });

  it('offers 1, 5, 15, 30 and 60 seconds and starts at 30', () => {
    renderLog(few, { onRefresh: () => undefined });
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Refresh interval' });
    expect(choice.value).toBe('30');
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['1 s', '5 s', '15 s', '30 s', '60 s']);
  });

  it('copies and downloads the lines shown', async () => {
    const user = userEvent.setup();
    const create = vi.fn<(file: Blob) => string>(() => 'blob:log');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    renderLog(few);
    await user.click(screen.getByRole('button', { name: 'INFO 1' }));
    await user.click(screen.getByRole('button', { name: 'Copy the lines shown' }));
    const text = '2026-11-21T18:07:00.002Z WARNING Line 2\n2026-11-21T18:07:00.003Z ERROR   Line 3\n';
    expect(await navigator.clipboard.readText()).toBe(text);
    await user.click(screen.getByRole('button', { name: 'Download the lines shown' }));
    expect(await create.mock.calls[0]?.[0].text()).toBe(`# Times in UTC\n${text}`);
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('reports missing logs and errors', async () => {
    const onRetry = vi.fn<() => void>();
    renderLog([]);
    expect(screen.getByText('No logs available')).toBeTruthy();
    cleanup();
    renderLog([], { error: 'Error fetching logs: timeout', onRetry });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
