import { cleanup, render, screen } from '@testing-library/react';
import type { Ref } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { useDirection } from './useDirection.ts';

afterEach(cleanup);

function Probe({ given }: { given?: Ref<HTMLParagraphElement> }) {
  const [direction, ref] = useDirection(given);
  return <p ref={ref}>{direction}</p>;
}

const page = (inner: string) => (
  <div dir="rtl">
    <div dir={inner}>
      <Probe />
    </div>
  </div>
);

test('defaults to left to right', () => {
  render(<Probe />);
  expect(screen.queryByText('ltr')).not.toBeNull();
});

test('follows the current nearest dir attribute', () => {
  const { rerender } = render(page('ltr'));
  expect(screen.queryByText('ltr')).not.toBeNull();
  rerender(page('rtl'));
  expect(screen.queryByText('rtl')).not.toBeNull();
});

test('keeps calling the other ref of the element', () => {
  const held = { current: null };
  const handleRef = vi.fn<(node: Element | null) => void>();
  const { rerender } = render(<Probe given={held} />);
  expect(held.current).toBe(screen.getByText('ltr'));
  rerender(<Probe given={handleRef} />);
  expect(handleRef).toHaveBeenLastCalledWith(screen.getByText('ltr'));
  expect(held.current).toBeNull();
});
