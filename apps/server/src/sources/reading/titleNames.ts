import { proper, tidied } from '../../extraction/names/nameWords.ts';
import { fold } from '../../extraction/words/fold.ts';

const separator = /\s+[·•–—»-]\s+|\s*[|»]\s*|:\s+/;
/** What sites add around their name in a host: 'getmarea.io', 'mareahq.com'. */
const affixes = /^(?:get|try|use|join|my|the|hello|somos)-?|-?(?:app|hq|labs?|ai|io|online|group)$/g;
const front = /^\/(?:(?:[a-z]{2}(?:-[a-z]{2})?|home|index|inicio)(?:\.html?)?\/?)?$/i;
const wholeName = new RegExp(`^${proper}$`, 'u');
/** Folded titles of pages that many sites have. */
const kindsOfPage =
  /^(?:home(?: ?page)?|inicio|portada|about(?: us)?|(?:sobre )?nosotros|quienes somos|contact[ao]?(?: us)?|welcome|bienvenid[oa]s|blog|news|noticias|pricing|precios|products?|productos?|team|equipo|careers|empleo|press|prensa|official (?:site|website)|web oficial|landing|untitled|index|company|empresa|startups?)$/;

/** Returns the parts of a page's titles that look like a name; most titles have a slogan besides. */
export function titleNames(titles: readonly string[]): string[] {
  const parts = titles.flatMap((title) => title.split(separator).map((part) => part.trim()));
  const names = parts.filter(
    (part) => wholeName.test(part) && tidied(part) === part && !kindsOfPage.test(fold(part).trim()),
  );
  return [...new Set(names)];
}

/** Returns the name that the host of a site's front page spells too; null if there is none, and for other pages. */
export function nameOfHost(names: readonly string[], url: URL): string | null {
  if (!isFrontPage(url)) return null;
  const [label = ''] = url.hostname.replace(/^www\./, '').split('.');
  const hosts = new Set([label, label.replaceAll(affixes, '')].map(plain).filter((host) => host.length > 2));
  return names.find((name) => hosts.has(plain(name)) || hosts.has(plain(name.split(' ')[0] ?? ''))) ?? null;
}

/** Whether a page is the front page of its site, which is about whom the site belongs to. */
export function isFrontPage({ pathname }: URL): boolean {
  return front.test(pathname);
}

/** Whether a page's titles speak of a name and name the site only as a part of its own: 'Brizna grows | Daily News'. */
export function isTitledAfter(name: string, site: string, titles: readonly string[]): boolean {
  const parts = titles
    .flatMap((title) => title.split(separator))
    .map(plain)
    .filter((part) => part !== plain(site));
  const speakOf = (words: string) => parts.some((part) => part.includes(plain(words)));
  return speakOf(name) && !speakOf(site) && !plain(site).includes(plain(name));
}

function plain(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\d]/gu, '');
}
