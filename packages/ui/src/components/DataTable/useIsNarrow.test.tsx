import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { useIsNarrow } from './useIsNarrow.ts';

let width = 0;
let notice: () => void = () => undefined;
const onRender = vi.fn<() => void>();

function Frame() {
  const [frame, isNarrow] = useIsNarrow<HTMLDivElement>(500);
  return <div ref={frame}>{isNarrow ? 'blocks' : 'table'}</div>;
}

function renderAt(px: number): void {
  width = px;
  onRender.mockClear();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, width, 0));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notice = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(
    <Profiler id="frame" onRender={onRender}>
      <Frame />
    </Profiler>,
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('renders once while wide enough, for any change of width', () => {
  renderAt(800);
  width = 500;
  act(() => notice());
  expect(screen.getByText('table')).toBeDefined();
  expect(onRender).toHaveBeenCalledOnce();
});

test('is initially narrow in a narrow window', () => {
  const watch = new MutationObserver(() => undefined);
  watch.observe(document.body, { childList: true, subtree: true, characterData: true, characterDataOldValue: true });
  vi.stubGlobal('innerWidth', 390);
  renderAt(358);
  const replaced = watch.takeRecords().map(({ oldValue }) => oldValue);
  watch.disconnect();
  expect(screen.getByText('blocks')).toBeDefined();
  expect(replaced).not.toContain('table');
});

test('switches when the limit is crossed, and back', () => {
  renderAt(499);
  expect(screen.getByText('blocks')).toBeDefined();
  width = 600;
  act(() => notice());
  expect(screen.getByText('table')).toBeDefined();
});

test('is not narrow when the width cannot be measured', () => {
  renderAt(0);
  expect(screen.getByText('table')).toBeDefined();
});
