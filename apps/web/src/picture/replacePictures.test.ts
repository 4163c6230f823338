// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

import { keepPresses } from './presses.ts';
import { replacePictures } from './replacePictures.ts';

const picture = () => document.querySelector('.picture');
const field = (within: string, name: string) =>
  document.querySelector<HTMLInputElement>(`#${within} input[name="${name}"]`);
const form = '<form><input name="email" type="email"><input name="password" type="password"></form>';
let root: Element;

beforeEach(() => {
  document.body.innerHTML = `<div id="root"></div><div id="picture" class="picture">${form}</div><div class="picture" lang="en"></div>`;
  root = document.getElementById('root') ?? document.body;
  replacePictures(root, [...document.querySelectorAll('.picture')]);
});

/** Changes are told of after what made them. */
async function showPage(html: string): Promise<void> {
  root.innerHTML = html;
  await Promise.resolve();
}

test('the picture stays while the page is only on its way, and goes when it stands', async () => {
  await showPage('<div aria-busy="true"></div>');
  expect(picture()).not.toBeNull();
  await showPage('<main>Here</main>');
  expect(picture()).toBeNull();
});

test('what was typed is in the fields of the page, which hear of it, and the caret stays where it was', async () => {
  const onInput = vi.fn<(event: Event) => void>();
  root.addEventListener('input', onInput);
  const typed = field('picture', 'email');
  if (typed) typed.value = 'ana@example.com';
  field('picture', 'password')?.focus();
  await showPage(`<main>${form}</main>`);
  expect(field('root', 'email')?.value).toBe('ana@example.com');
  expect(onInput).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field('root', 'password'));
});

test('what was typed into a field without a form or a name is kept too', async () => {
  const search = '<input type="search" placeholder="Search">';
  picture()?.insertAdjacentHTML('beforeend', search);
  const typed = document.querySelector<HTMLInputElement>('.picture [type=search]');
  if (typed) typed.value = 'solara';
  await showPage(`<main>${form}${search}</main>`);
  expect(document.querySelector<HTMLInputElement>('#root [type=search]')?.value).toBe('solara');
});

test('what was pressed is pressed in the page, unless it was pressed again', async () => {
  const buttons = '<button>Menu</button><button>Menu</button><button>Show</button><input type="radio" value="en">';
  picture()?.insertAdjacentHTML('beforeend', buttons);
  keepPresses();
  const [, second, show] = document.querySelectorAll('.picture button');
  for (const pressed of [second, show, show, document.querySelector('.picture [type=radio]')])
    if (pressed instanceof HTMLElement) pressed.click();
  const pressed: string[] = [];
  const all = () => [...root.querySelectorAll('button, input')];
  root.addEventListener('click', ({ target }) => pressed.push(String(all().indexOf(target as Element))));
  await showPage(`<main>${buttons}</main>`);
  expect(pressed).toEqual(['1', '3']);
});

test('a page without the field loses nothing else', async () => {
  const typed = field('picture', 'email');
  if (typed) typed.value = 'ana@example.com';
  await showPage('<main>Failed</main>');
  expect(picture()).toBeNull();
});

test('a page without a picture is left alone', () => {
  expect(() => replacePictures(root, [])).not.toThrow();
});
