import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { tolerateForeignNodes } from './tolerateForeignNodes.ts';

let takeAway: () => void;

beforeEach(() => {
  takeAway = tolerateForeignNodes();
});

afterEach(() => {
  cleanup();
  takeAway();
});

/** Modifies the DOM as a browser's translator does. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

function Followed() {
  const [isFollowed, setFollowed] = useState(false);
  return (
    <p>
      Solara {isFollowed && 'is followed'} {isFollowed ? <b>for a day</b> : 'by nobody'}
      <button type="button" onClick={() => setFollowed((before) => !before)}>
        Follow
      </button>
    </p>
  );
}

it('keeps updating a screen whose texts were wrapped', () => {
  const { container } = render(<Followed />);
  translate(container);
  for (const expected of ['Solara is followed for a day', 'Solara  by nobody', 'Solara is followed for a day']) {
    fireEvent.click(screen.getByRole('button'));
    expect(container.textContent).toContain(expected.slice(0, 6));
    expect(container.textContent?.includes('for a day')).toBe(expected.includes('for a day'));
    expect(container.textContent?.includes('by nobody')).toBe(expected.includes('by nobody'));
    translate(container);
  }
  cleanup();
  expect(document.body.textContent).toBe('');
});

it('removes a node that was already removed without an error', () => {
  const { container } = render(<Followed />);
  container.querySelector('p')?.firstChild?.remove();
  fireEvent.click(screen.getByRole('button'));
  expect(container.textContent).toContain('for a day');
});

it('does not change the DOM when nothing was moved', () => {
  const parent = document.createElement('ul');
  const [one, two] = [document.createElement('li'), document.createElement('li')];
  parent.append(two);
  parent.insertBefore(one, two);
  expect([...parent.children]).toEqual([one, two]);
  parent.removeChild(one);
  expect([...parent.children]).toEqual([two]);
});
