// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { replayEarlyClicks } from './replayEarlyClicks.ts';

it('repeats each early click once, on the control or its replacement', () => {
  document.body.innerHTML = '<div id="root"><button id="kept">A</button><button aria-label="Menu">B</button></div>';
  const pressed = vi.fn<(text: string) => void>();
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed(button.textContent));
  const replaced = document.createElement('button');
  replaced.setAttribute('aria-label', 'Menu');
  const gone = Object.assign(document.createElement('button'), { textContent: 'Gone' });
  window.earlyClicks = [document.querySelector<HTMLElement>('#kept') ?? gone, replaced, gone];
  replayEarlyClicks();
  replayEarlyClicks();
  expect(pressed.mock.calls).toEqual([['A'], ['B']]);
  expect(window.earlyClicks).toBeUndefined();
});
