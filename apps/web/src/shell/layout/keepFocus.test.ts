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

it('moves the focus to the nearest ancestor that is left', async () => {
  one('#first')?.focus();
  one('li')?.remove();
  await rest();
  expect(document.activeElement).toBe(one('section'));
  one('section')?.remove();
  await rest();
  expect(document.activeElement).toBe(one('main'));
});

it('returns it to where a dialog was opened, or to the nearest ancestor there', async () => {
  one('#first')?.focus();
  one('#confirm')?.focus();
  one('[role=alertdialog]')?.remove();
  await rest();
  expect(document.activeElement).toBe(one('#first'));
});

it('moves it next to that when that was removed as well', async () => {
  one('#first')?.focus();
  one('#confirm')?.focus();
  one('[role=alertdialog]')?.remove();
  one('li')?.remove();
  await rest();
  expect(document.activeElement).toBe(one('section'));
});

it('moves it to the page when there is no previous position', async () => {
  one('#confirm')?.focus();
  one('[role=alertdialog]')?.remove();
  await rest();
  expect(document.activeElement).toBe(one('main'));
});

it('does nothing when the focus was already moved, or nothing was focused', async () => {
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
