// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';

import { keepFocus } from './keepFocus.ts';

let end: () => void;
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const rest = () => new Promise((resolve) => setTimeout(resolve, 150));

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><header><button id="menu">Menu</button></header><main>
      <h1>Startups</h1>
      <section><ul><li><button id="first">Delete</button></li><li><button id="second">Delete</button></li></ul></section>
    </main></div>
    <div role="alertdialog"><button id="confirm">Delete</button></div>`;
  end = keepFocus();
});
afterEach(() => end());

it('gives the focus to the nearest part that stays', async () => {
  one('#first')?.focus();
  one('li')?.remove();
  await rest();
  expect(document.activeElement).toBe(one('section'));
  one('section')?.remove();
  await rest();
  expect(document.activeElement).toBe(one('main'));
});

it('gives it back to where a dialog was opened, or to what is left there', async () => {
  one('#first')?.focus();
  one('#confirm')?.focus();
  one('[role=alertdialog]')?.remove();
  await rest();
  expect(document.activeElement).toBe(one('#first'));
});

it('goes on beside it when that is gone as well', async () => {
  one('#first')?.focus();
  one('#confirm')?.focus();
  one('[role=alertdialog]')?.remove();
  one('li')?.remove();
  await rest();
  expect(document.activeElement).toBe(one('section'));
});

it('goes to the page where nothing is known of what was before', async () => {
  one('#confirm')?.focus();
  one('[role=alertdialog]')?.remove();
  await rest();
  expect(document.activeElement).toBe(one('main'));
});

it('leaves it where somebody else has put it, or nobody wants it', async () => {
  one('#first')?.focus();
  one('li')?.remove();
  one('#menu')?.focus();
  await rest();
  expect(document.activeElement).toBe(one('#menu'));
  one('#menu')?.blur();
  one('section')?.remove();
  await rest();
  expect(document.activeElement).toBe(document.body);
});
