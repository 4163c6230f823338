import type { CheerioAPI } from 'cheerio';

/** A text that the structured data of a page gives for a field. */
export interface MarkedUp {
  field: string;
  words: string;
  /** Its source, as `property: text`. */
  quote: string;
  confidence: number;
}

type Json = Readonly<Record<string, unknown>>;

const organisation =
  /^(?:Organization|Corporation|LocalBusiness|NewsMediaOrganization|OnlineBusiness|OnlineStore|EducationalOrganization|MedicalOrganization|Project|Brand)$/;
const socialHosts: readonly [string, RegExp][] = [
  ['linkedin_url', /(?:^|\.)linkedin\.com$/],
  ['twitter_url', /(?:^|\.)(?:twitter|x)\.com$/],
  ['youtube_url', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
];

/** Values from JSON-LD, microdata and OpenGraph, most reliable first. */
export function markedUp($: CheerioAPI, url: string): MarkedUp[] {
  return [...fromJsonLd($), ...fromMicrodata($), ...fromMeta($, url)];
}

function fromJsonLd($: CheerioAPI): MarkedUp[] {
  const found = jsonLdNodes($).filter((node) => [node['@type']].flat().some((type) => organisation.test(String(type))));
  // A page that describes several companies does not show which one it is about.
  const names = new Set(found.map((node) => textOf(node['name'])).filter(Boolean));
  return names.size > 1 ? [] : found.flatMap(fromOrganisation);
}

function jsonLdNodes($: CheerioAPI): Json[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => nodesIn(parsed($(element).text())));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function nodesIn(value: unknown, depth = 0): Json[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesIn(one, depth + 1));
  if (typeof value !== 'object' || value === null || depth > 6) return [];
  const node = value as Json;
  const inner = ['@graph', 'mainEntity', 'about', 'publisher'].flatMap((key) => nodesIn(node[key], depth + 1));
  // The publisher of a page is not always its subject.
  return [node, ...(inner.length > 0 && !organisation.test(String(node['@type'])) ? inner : [])];
}

function fromOrganisation(node: Json): MarkedUp[] {
  const links = [node['sameAs']].flat().map(textOf);
  const founders = [node['founder'] ?? node['founders'] ?? []].flat();
  return [
    ...say('name', 'name', textOf(node['name'])),
    ...say('nif', 'vatID', textOf(node['vatID'] ?? node['taxID'])),
    ...say('location', 'address', placeOf(node['address'] ?? node['location'] ?? node['foundingLocation'])),
    ...say('foundation_year', 'foundingDate', /^\d{4}/.exec(textOf(node['foundingDate']))?.[0] ?? ''),
    ...say('website_url', 'url', textOf(node['url'])),
    ...say('description', 'description', textOf(node['description'])),
    ...say('team_size', 'numberOfEmployees', quantityOf(node['numberOfEmployees'])),
    ...say('founder_count', 'founder', founders.length > 1 ? String(founders.length) : ''),
    ...links.flatMap((link) => socialLink(link, 'sameAs', 93)),
  ];
}

function say(field: string, property: string, words: string): MarkedUp[] {
  return words === '' ? [] : [{ field, words, quote: `${property}: ${words}`, confidence: 93 }];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ').trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  return typeof value === 'object' && value !== null && 'name' in value ? textOf(value.name) : '';
}

function quantityOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'value' in value) return textOf(value.value);
  // A range is not a number of people.
  return typeof value === 'object' ? '' : textOf(value);
}

function placeOf(value: unknown): string {
  if (Array.isArray(value)) return placeOf(value[0]);
  if (typeof value !== 'object' || value === null) return textOf(value);
  const place = value as Json;
  if (place['address'] !== undefined) return placeOf(place['address']);
  const parts = [place['addressLocality'], place['addressCountry']].map(textOf).filter(Boolean);
  return parts.join(', ') || textOf(value);
}

function socialLink(link: string, property: string, confidence: number): MarkedUp[] {
  if (!URL.canParse(link)) return [];
  const { hostname, pathname } = new URL(link);
  if (pathname === '/' || /\/(?:share|intent|sharer)/.test(pathname)) return [];
  const [field] = socialHosts.find(([, pattern]) => pattern.test(hostname)) ?? [];
  return field === undefined ? [] : [{ field, words: link, quote: `${property}: ${link}`, confidence }];
}

const properties: Readonly<Record<string, string>> = {
  name: 'name',
  legalName: 'name',
  vatID: 'nif',
  taxID: 'nif',
  foundingDate: 'foundation_year',
  description: 'description',
  url: 'website_url',
  numberOfEmployees: 'team_size',
  addressLocality: 'location',
};

function fromMicrodata($: CheerioAPI): MarkedUp[] {
  const scopes = $('[itemscope][itemtype]').toArray();
  const own = scopes.filter((element) =>
    organisation.test(($(element).attr('itemtype') ?? '').split('/').at(-1) ?? ''),
  );
  if (own.length !== 1) return [];
  return $(own)
    .find('[itemprop]')
    .toArray()
    .flatMap((element): MarkedUp[] => {
      const node = $(element);
      const property = node.attr('itemprop') ?? '';
      const given = node.attr('content') ?? node.attr('href') ?? node.attr('datetime') ?? node.text();
      const words = given.replaceAll(/\s+/g, ' ').trim();
      if (property === 'sameAs') return socialLink(words, property, 90);
      const field = properties[property];
      // Nested persons and products have their own names.
      const isNested = node.parent().closest('[itemscope]').get(0) !== own[0] && property !== 'addressLocality';
      if (field === undefined || words === '' || isNested) return [];
      const value = field === 'foundation_year' ? (/\d{4}/.exec(words)?.[0] ?? '') : words;
      return [{ field, words: value, quote: `${property}: ${words}`, confidence: 90 }];
    });
}

function fromMeta($: CheerioAPI, url: string): MarkedUp[] {
  const content = (name: string) =>
    ($(`meta[property="${name}"]`).attr('content') ?? $(`meta[name="${name}"]`).attr('content') ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const canonical = $('link[rel="canonical"]').attr('href') ?? content('og:url');
  const site = content('og:site_name') || nameOfSite($);
  const description = content('og:description') || content('description');
  const links = $('a[href]')
    .toArray()
    .flatMap((element) => socialLink($(element).attr('href') ?? '', 'link', 80));
  const isOne = (field: string) =>
    new Set(links.filter((link) => link.field === field).map(({ words }) => words)).size === 1;
  const address = canonical && URL.canParse(canonical, url) ? siteOf(new URL(canonical, url)) : '';
  return [
    ...(site ? [{ field: 'name', words: site, quote: `og:site_name: ${site}`, confidence: 85 }] : []),
    ...(description
      ? [{ field: 'description', words: description, quote: `description: ${description}`, confidence: 80 }]
      : []),
    ...(address ? [{ field: 'website_url', words: address, quote: `canonical: ${address}`, confidence: 80 }] : []),
    ...links.filter(({ field }) => isOne(field)),
  ];
}

/** Pages in which a site presents whom it belongs to. */
const aboutPage =
  /^\/(?:[a-z]{2}\/)?(?:about(?:-us)?|company|team|our-story|contact(?:-us)?|quienes-somos|sobre-nosotros|nosotros|(?:la-)?empresa|equipo|contacto)(?:\.html?)?\/?$/i;

/** Returns the address of the site itself for such a page, and the address of other pages unchanged. */
function siteOf(page: URL): string {
  return aboutPage.test(page.pathname) ? page.origin : page.href;
}

/** Returns the name of the site in the structured data, as 'og:site_name'; empty for an article, which has another subject. */
function nameOfSite($: CheerioAPI): string {
  const sites = jsonLdNodes($).filter((node) => [node['@type']].flat().includes('WebSite'));
  return isArticle($) ? '' : textOf(sites[0]?.['name']);
}

/** Whether a page is an article, as those about startups in the press are. */
function isArticle($: CheerioAPI): boolean {
  return (
    $('meta[property="og:type"]').attr('content') === 'article' ||
    jsonLdNodes($).some((node) => [node['@type']].flat().some((type) => /Article|Posting$/.test(String(type))))
  );
}

/** The titles of a page that may have its startup's name; none for an article. */
export function pageTitles($: CheerioAPI): string[] {
  const named = ['og:title', 'twitter:title', 'application-name', 'apple-mobile-web-app-title'].map(
    (name) => $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content') ?? '',
  );
  const titles = [$('head > title').first().text(), ...named].map((title) => title.replaceAll(/\s+/g, ' ').trim());
  return isArticle($) ? [] : [...new Set(titles.filter(Boolean))];
}
