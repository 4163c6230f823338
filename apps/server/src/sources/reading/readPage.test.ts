import { expect, it } from 'vitest';

import { readPage } from './readPage.ts';

const body = `<h1>Smart farming for mussels</h1><p>We help farmers to harvest at the right moment.</p><p>Team size: 14</p>
<h2>Competition</h2><p>BigSea is a company with 80 employees.</p>`;
const nameOf = (head: string, { url = 'https://pages.example/p/1', text = body } = {}) =>
  readPage(`<html><head>${head}</head><body>${text}</body></html>`, url, 2026).facts.find(
    ({ field }) => field === 'name',
  );

it.each([
  '<meta property="og:site_name" content="Marea Sensors">',
  '<meta property="og:title" content="Marea Sensors | Home">',
  '<meta name="application-name" content="Marea Sensors">',
  '<script type="application/ld+json">{"@type":"Organization","name":"Marea Sensors"}</script>',
  '<script type="application/ld+json">{"@graph":[{"@type":"WebSite","name":"Marea Sensors"}]}</script>',
  '<title>Marea Sensors | Smart mussel farming</title>',
  '<title>Smart mussel farming – Marea Sensors</title>',
  '<title>Home - Marea Sensors</title>',
  '<title>Inicio · Marea Sensors</title>',
  '<title>Marea Sensors: sensores para bateas</title>',
  '<title>Marea Sensors</title>',
])('recognises the name of a page by %s', (head) => {
  expect(nameOf(head)?.value).toBe('Marea Sensors');
});

it.each([
  '<p>Marea Sensors is a startup that helps farmers. BigSea is its competitor.</p>',
  '<p>Marea Sensors es una empresa que ayuda a los granjeros.</p>',
])('recognises the name in what a page says it is: %s', (text) => {
  expect(nameOf('<title>Smart farming for everyone</title>', { text })?.value).toBe('Marea Sensors');
});

it('is sure of a title that the host spells, on the front page only', () => {
  const head = '<title>Marea Sensors | Precision Farming</title>';
  expect(nameOf(head, { url: 'https://www.marea-sensors.example/' })).toMatchObject({
    value: 'Marea Sensors',
    confidence: 80,
  });
  expect(nameOf(head)).toBeUndefined();
  expect(nameOf('<title>Marea Sensors | farming</title>')?.confidence).toBe(60);
  expect(
    nameOf('<title>all about mussels | Directory</title>', { url: 'https://directory.example/org/1' })?.confidence,
  ).toBe(60);
});

it('prefers the name beside a label to that of a title', () => {
  expect(nameOf('<title>Precision Farming</title>', { text: `<p>Startup name: Marea</p>${body}` })?.value).toBe(
    'Marea',
  );
});

it('takes no name from the title of an article or of a page that states nothing else', () => {
  expect(
    nameOf('<title>Ten ways to farm | The Daily News</title><meta property="og:type" content="article">'),
  ).toBeUndefined();
  expect(
    nameOf('<title>The Daily News</title><script type="application/ld+json">{"@type":"NewsArticle"}</script>'),
  ).toBeUndefined();
  expect(nameOf('<title>Daily Weather</title>', { text: '<p>It rains in Vigo today.</p>' })).toBeUndefined();
});

it('takes no competitor as the startup', () => {
  expect(nameOf('')).toBeUndefined();
});

it.each([
  '<meta property="og:site_name" content="The Daily News">',
  '<script type="application/ld+json">{"@type":"NewsMediaOrganization","name":"The Daily News","foundingDate":"1921"}</script>',
])('takes the startup that an article is about, and not its newspaper: %s', (site) => {
  const head = `<title>Marea Sensors raises two million | The Daily News</title>${site}`;
  const text = `<h1>Marea Sensors raises two million</h1><p>Marea Sensors is a startup that helps mussel farmers.
    Marea Sensors employs 14 people.</p>`;
  const page = `<html><head>${head}</head><body>${text}</body></html>`;
  const { facts } = readPage(page, 'https://news.example/2026/marea', 2026);
  const values = Object.fromEntries(facts.map(({ field, value }) => [field, value]));
  expect(values).toMatchObject({ name: 'Marea Sensors', team_size: 14 });
  expect(values).not.toHaveProperty('foundation_year');
});

it('keeps the name of the site on its own pages about customers', () => {
  const head = '<title>How BigSea uses Marea Sensors</title><meta property="og:site_name" content="Marea Sensors">';
  const text = '<h1>How BigSea uses Marea Sensors</h1><p>BigSea is a company that farms mussels. BigSea has grown.</p>';
  expect(nameOf(head, { text })?.value).toBe('Marea Sensors');
});

it('keeps the name of the site on its front page', () => {
  const head = '<title>BigSea | Marea</title><meta property="og:site_name" content="Marea">';
  const text = '<p>BigSea is a platform that helps mussel farmers. BigSea has grown.</p>';
  expect(nameOf(head, { text, url: 'https://marea.example/' })?.value).toBe('Marea');
});

it.each([
  ['https://marea.example/about', 'https://marea.example'],
  ['https://marea.example/es/quienes-somos/', 'https://marea.example'],
  ['https://pages.example/marea', 'https://pages.example/marea'],
])('the site of a page at %s is %s', (url, site) => {
  const { facts } = readPage(
    `<html><head><link rel="canonical" href="${url}"></head><body>${body}</body></html>`,
    url,
    2026,
  );
  expect(facts.find(({ field }) => field === 'website_url')?.value).toBe(site);
});

it.each([
  ['Larkmoor Hezkuntza · resumen', 'Larkmoor es un software que ordena aulas. Larkmoor crece.'],
  ['Larkmoor Learning | one pager', 'Larkmoor is a platform that tidies classrooms. Larkmoor grows.'],
])('keeps the name that is the heading of a page, not the longer one of its title: %s', (title, text) => {
  const page = { url: 'https://larkmoor.example/', text: `<h1>Larkmoor</h1><p>${text}</p><p>Team size: 14</p>` };
  expect(nameOf(`<title>${title}</title>`, page)?.value).toBe('Larkmoor');
});
