/** The rules of a robots.txt for one reader. */
export interface RobotsRules {
  /** Whether the page at this path and query may be read. */
  allow(url: URL): boolean;
}

interface Rule {
  isAllowed: boolean;
  /** The longest matching rule wins. */
  length: number;
  /** The required prefix of the path, and the parts that must follow in this order with anything in between. */
  parts: readonly string[];
  /** Whether the last part must end the path. */
  isWhole: boolean;
}

/** Maximum number of rules for one reader; the rest is ignored, as after half a megabyte. */
const mostRules = 5000;
/** Paths of pages are shorter; matching longer ones against many rules would take long. */
const longestPath = 4096;

/**
 * Parses a robots.txt by RFC 9309: the rules of the groups that name the reader, or otherwise of the groups for
 * all readers. The longest matching rule wins; on a tie, the one that allows.
 *
 * Matching takes time proportional to rules and path for any pattern, because the text is untrusted.
 *
 * @param name The name of the reader, without its version.
 */
export function robotsRules(text: string, name: string): RobotsRules {
  const rules = [...new Map(rulesFor(text, name.toLowerCase()).map((rule) => [keyOf(rule), rule])).values()];
  return {
    allow({ pathname, search }) {
      const path = withUpperEscapes(pathname + search);
      if (path.length > longestPath) return rules.length === 0;
      let best: Rule | null = null;
      for (const rule of rules) {
        if (best && (rule.length < best.length || (rule.length === best.length && best.isAllowed))) continue;
        if (fits(rule, path)) best = rule;
      }
      return best?.isAllowed ?? true;
    },
  };
}

const keyOf = ({ isAllowed, parts, isWhole }: Rule) => `${isAllowed}${isWhole}${parts.join('*')}`;

/** Groups with the same name are merged. A group starts with the names it applies to, one per line. */
function rulesFor(text: string, name: string): Rule[] {
  const own: Rule[] = [];
  const general: Rule[] = [];
  let names = { isOwn: false, isGeneral: false };
  let isAmongNames = false;
  let isNamed = false;
  for (const [field, value] of linesOf(text)) {
    if (field === 'user-agent') {
      if (!isAmongNames) names = { isOwn: false, isGeneral: false };
      const named = value.toLowerCase().split('/')[0]?.trim();
      if (named === name) names.isOwn = true;
      if (named === '*') names.isGeneral = true;
      isNamed ||= names.isOwn;
    } else if ((field === 'allow' || field === 'disallow') && value !== '') {
      if (names.isOwn && own.length < mostRules) own.push(ruleOf(value, field === 'allow'));
      if (names.isGeneral && general.length < mostRules) general.push(ruleOf(value, field === 'allow'));
    }
    isAmongNames = field === 'user-agent';
  }
  return isNamed ? own : general;
}

function* linesOf(text: string): Generator<[field: string, value: string]> {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const said = line.split('#', 1)[0] ?? '';
    const colon = said.indexOf(':');
    const field = said.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (field !== '') yield [field, said.slice(colon + 1).trim()];
  }
}

function ruleOf(pattern: string, isAllowed: boolean): Rule {
  const escaped = withUpperEscapes(asPath(pattern));
  const isWhole = escaped.endsWith('$');
  const parts = (isWhole ? escaped.slice(0, -1) : escaped).split(/\*+/);
  return { isAllowed, length: escaped.length, parts, isWhole };
}

/** Percent-encodes non-ASCII characters, as in the path of a URL. */
function asPath(pattern: string): string {
  try {
    return encodeURI(pattern).replaceAll('%25', '%');
  } catch {
    return pattern;
  }
}

const withUpperEscapes = (path: string) => path.replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());

/** Matches each part at its first possible position, which leaves the most for the remaining parts. */
function fits({ parts, isWhole }: Rule, path: string): boolean {
  const [first = '', ...rest] = parts;
  if (!path.startsWith(first)) return false;
  if (rest.length === 0) return !isWhole || path.length === first.length;
  let at = first.length;
  const last = isWhole ? rest.pop() : undefined;
  for (const part of rest) {
    const found = indexOf(path, part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last));
}

/** Shorter parts are found quickly by plain comparison. */
const longestCompared = 8;

/**
 * Returns the index of a part in a path from a position; -1 if not found. Compares each character a few times at most
 * (Knuth, Morris and Pratt), whereas `String.indexOf` restarts at every position.
 */
function indexOf(path: string, part: string, from: number): number {
  if (part.length <= longestCompared) return path.indexOf(part, from);
  if (path.length - from < part.length) return -1;
  const back = fallbacks(part);
  let matched = 0;
  for (let at = from; at < path.length; at += 1) {
    const sign = path.charCodeAt(at);
    while (matched > 0 && sign !== part.charCodeAt(matched)) matched = back[matched - 1] ?? 0;
    if (sign === part.charCodeAt(matched)) matched += 1;
    if (matched === part.length) return at - matched + 1;
  }
  return -1;
}

/** Returns, for every prefix of a part, the length of its longest proper suffix that is also a prefix. */
function fallbacks(part: string): Uint32Array {
  const back = new Uint32Array(part.length);
  for (let at = 1, matched = 0; at < part.length; at += 1) {
    const sign = part.charCodeAt(at);
    while (matched > 0 && sign !== part.charCodeAt(matched)) matched = back[matched - 1] ?? 0;
    if (sign === part.charCodeAt(matched)) matched += 1;
    back[at] = matched;
  }
  return back;
}
