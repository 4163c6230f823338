import { expect, it } from 'vitest';

import { readPage } from './readPage.ts';

/** Returns the facts of a page except its name and description. */
function factsOf(body: string) {
  const { facts } = readPage(
    `<html lang="en"><body><main>${body}</main></body></html>`,
    'https://brizna.example/',
    2026,
  );
  const {
    name: _,
    description: __,
    website_url: ___,
    ...values
  } = Object.fromEntries(facts.map(({ field, value }) => [field, value]));
  return values;
}

const expected = { team_size: 27, industry_id: 2, revenue: 820_000 };

it.each([
  ['figures above labels', (label: string, value: string) => `<div><p>${value}</p><p>${label}</p></div>`],
  ['figures as headings', (label: string, value: string) => `<div><h3>${value}</h3><p>${label}</p></div>`],
  ['captions', (label: string, value: string) => `<figure><b>${value}</b><figcaption>${label}</figcaption></figure>`],
  [
    'two columns of a list item',
    (label: string, value: string) => `<li><span>${label}</span><span>${value}</span></li>`,
  ],
  ['a label in bold', (label: string, value: string) => `<p><strong>${label}</strong> ${value}</p>`],
  ['a line break', (label: string, value: string) => `<div><span>${value}</span><br><span>${label}</span></div>`],
  ['fields of a form', (label: string, value: string) => `<label>${label}</label><output>${value}</output>`],
])('reads labels and values of a page in %s', (_, pair) => {
  const body = [pair('Industry', 'Healthcare'), pair('Employees', '27'), pair('Annual revenue', '€820k')].join('');
  expect(factsOf(body)).toEqual(expected);
});

it.each([
  '<p><b>Our team</b> won 3 prizes in the region</p>',
  '<p><b>Employees</b> of other companies: 27</p>',
  '<nav><a>Employees</a><a>27</a></nav>',
  '<div><p>Offices</p><p>27</p></div>',
])('takes no pair from %s', (body) => {
  expect(factsOf(body)).toEqual({});
});

it('reads a deeply nested page', () => {
  const depth = 2000;
  expect(factsOf(`${'<div>'.repeat(depth)}<p>Employees: 27</p>${'</div>'.repeat(depth)}`)).toEqual({ team_size: 27 });
});
