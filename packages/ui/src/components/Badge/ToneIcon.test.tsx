// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ToneIcon } from './ToneIcon.tsx';
import { toneIcons, tones } from './tones.ts';

afterEach(cleanup);

/** The parts of an icon as one path: circles as two arcs, and what began relative to nowhere from its own place. */
function pathOf(icon: Element | null): string {
  const parts = [...(icon?.children ?? [])].map((part) => {
    const numberOf = (name: string) => Number(part.getAttribute(name));
    const [x, y, r] = [numberOf('cx'), numberOf('cy'), numberOf('r')];
    if (part.tagName === 'circle') return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
    return (part.getAttribute('d') ?? '').replace(/^m([\d.]+ [\d.]+) ?/, 'M$1l');
  });
  return parts.join('');
}

test.each(tones)('is drawn for %s like the icon of that tone', (tone) => {
  const Icon = toneIcons[tone];
  const { container } = render(
    <>
      <Icon />
      <ToneIcon tone={tone} className="icon" />
    </>,
  );
  const [icon = null, drawn = null] = container.querySelectorAll('svg');
  expect(drawn?.firstElementChild?.getAttribute('d')).toBe(pathOf(icon));
  for (const name of ['viewBox', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'])
    expect(drawn?.getAttribute(name)).toBe(icon?.getAttribute(name));
});
