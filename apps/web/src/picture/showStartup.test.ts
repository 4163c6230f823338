// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { showStartup } from './showStartup.ts';

const place = (name: string) => `<b data-place="${name}">-</b>`;
const facts = `<h1>${place('name')}</h1><p id="where">in ${place('location')}</p><p id="when">since ${place('year')}</p>`;
const score = `${place('score')}: ${place('low')} to ${place('high')}, ${place('lowLevel')}`;
const template = (lang: string, ends: string, rest: string) =>
  `<template lang="${lang}" data-ends="${ends}">${facts}<p id="score">${score}${rest}</p></template>`;

const solara = {
  name: '<Solara>',
  location: 'Lima, Peru',
  foundation_year: 2021,
  website_url: null,
  IE_investability_score: 62.44,
  range: { low: 61.2, high: 70 },
};
const shape = '<i class="shape"></i>';
let picture: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = [
    `<div class="picture"><main>${shape}</main></div>`,
    template('en', 'one level', ' at both ends'),
    template('en', 'two levels', ` to ${place('highLevel')}`),
    template('es', 'one level', ' en ambos extremos'),
  ].join('');
  picture = document.querySelector('.picture') ?? document.body;
});

const text = (id: string) => picture.querySelector(`#${id}`)?.textContent;

test('the picture says what the answer tells, in the words of the language', () => {
  showStartup(picture, { startup: solara }, 'en');
  expect(picture.querySelector('h1')?.textContent).toBe('<Solara>');
  expect(text('where')).toBe('in Lima, Peru');
  expect(text('score')).toBe('62,4: 61 to 70, medium at both ends');
  showStartup(picture, { startup: solara }, 'es');
  expect(text('score')).toBe('62,4: 61 to 70, medio en ambos extremos');
});

test('a range over a cut is told with both levels', () => {
  showStartup(picture, { startup: { ...solara, range: { low: 55, high: 70 } } }, 'en');
  expect(text('score')).toBe('62,4: 55 to 70, low to medium');
});

test('what is not known of a startup has no place', () => {
  showStartup(picture, { startup: { ...solara, location: null, foundation_year: null } }, 'en');
  expect(text('where')).toBeUndefined();
  expect(text('when')).toBeUndefined();
});

test.each([
  [{}],
  [{ startup: { ...solara, IE_investability_score: null } }],
  [{ startup: { ...solara, range: null } }],
  [{ startup: { ...solara, name: undefined } }],
] as never[])('the picture keeps its shape where no score is told: %j', (answer) => {
  showStartup(picture, answer, 'en');
  expect(picture.querySelector('main')?.innerHTML).toBe(shape);
});
