import { expect, test } from 'vitest';

import { message, messages } from './messages.ts';

const places = (template: string) => [...template.matchAll(/\{\w+\}/g)].map((match) => match[0]).toSorted();

test.each(Object.entries(messages))('%s has the same placeholders in both languages', (_, text) => {
  expect(places(text.es)).toEqual(places(text.en));
});

test('a label is chosen by language', () => {
  const label = { en: 'Stage', es: 'Etapa' };
  expect(message('required', { label })).toEqual({ en: 'Stage is required', es: 'Etapa: este dato es obligatorio' });
});
