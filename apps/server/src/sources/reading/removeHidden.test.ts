import { load } from 'cheerio';
import { expect, it } from 'vitest';

import { pagePassages } from './pagePassages.ts';
import { readPage } from './readPage.ts';

const shown = (html: string) => pagePassages(load(`<body>${html}</body>`)).map(({ text }) => text);

it.each([
  'style="display:none"',
  'style="display: none !important;"',
  'style="DISPLAY:NONE"',
  'style="visibility:hidden"',
  'style="visibility: collapse"',
  'style="color: red; font-size: 0"',
  'style="font-size:0px"',
  'style="opacity:0"',
  'style="opacity: 0.0"',
  'style="opacity: 0%"',
  'style="position:absolute; left:-9999px"',
  'style="position: fixed; top: -10000px"',
  'style="text-indent:-9999px"',
  'style="height:0;overflow:hidden"',
  'style="clip-path: inset(50%)"',
  'style="color: transparent"',
  'hidden',
  'hidden="until-found"',
])('leaves out the text of an element with %s', (attribute) => {
  expect(shown(`<p>Seen</p><div ${attribute}><p>Team size: 99</p></div>`)).toEqual(['Seen']);
  expect(shown(`<p>Seen <span ${attribute}>Team size: 99</span></p>`)).toEqual(['Seen']);
  expect(shown(`<table><tr ${attribute}><td>Team size</td><td>99</td></tr></table><p>Seen</p>`)).toEqual(['Seen']);
  expect(shown(`<dl ${attribute}><dt>Team size</dt><dd>99</dd></dl><p>Seen</p>`)).toEqual(['Seen']);
});

it.each([
  'style="display:block"',
  'style="opacity:0.5"',
  'style="font-size:0.9em"',
  'style="position:absolute; left:-10px"',
  'style="height:0"',
  'style="text-indent:-2em"',
  'style="visibility:visible"',
  'aria-hidden="true"',
  'aria-hidden="false"',
])('reads the text of an element with %s', (attribute) => {
  expect(shown(`<div ${attribute}>Team size: 12</div>`)).toEqual(['Team size: 12']);
});

it('leaves out what is hidden from screen readers where they are told the same, and symbols', () => {
  expect(
    shown('<p><span aria-hidden="true">€310k</span><span class="sr-only">Revenue of 310 thousand euros</span></p>'),
  ).toEqual(['Revenue of 310 thousand euros']);
  expect(shown('<p><i class="material-icons" aria-hidden="true">place</i> Vigo, Spain</p>')).toEqual(['Vigo, Spain']);
});

it('takes no fact from hidden text', () => {
  const { facts } = readPage(
    '<h1>Marea</h1><p>Startup name: Marea</p><p>Team size: 12</p><p style="display:none">Team size: 99</p><p style="font-size:0">Revenue: €9 million</p>',
    'https://marea.example/',
    2026,
  );
  expect(Object.fromEntries(facts.map(({ field, value }) => [field, value]))).toEqual({ name: 'Marea', team_size: 12 });
});
