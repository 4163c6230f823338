// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';

import { focusAdjacentRow } from './focusAdjacentRow.ts';

const first = '<li><button data-goes>One</button><button>Other</button></li>';
const rest = '<li><button>Other</button></li><li><button data-goes>Three</button></li>';

beforeEach(() => {
  document.body.innerHTML = `<h1>Title</h1><ul>${first}${rest}</ul>`;
});

afterEach(() => document.body.replaceChildren());

const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);

function leave(name: string): string | null | undefined {
  const leaving = button(name);
  if (leaving) focusAdjacentRow(leaving, '[data-goes]', document.querySelector('h1'));
  return document.activeElement?.textContent;
}

it('focuses the same button in the next row', () => {
  expect(leave('One')).toBe('Three');
});

it('focuses the previous row from the last', () => {
  expect(leave('Three')).toBe('One');
});

it('focuses the fallback when no row is left, even if it is not focusable by keyboard', () => {
  button('Three')?.remove();
  expect(leave('One')).toBe('Title');
});
