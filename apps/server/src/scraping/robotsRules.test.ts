import { describe, expect, it } from 'vitest';

import { robotsRules } from './robotsRules.ts';

/** The paths that our reader may read. */
function readable(robots: string[], paths: string[]): string[] {
  const rules = robotsRules(robots.join('\n'), 'AvalBot');
  return paths.filter((path) => rules.allow(new URL(path, 'https://site.example')));
}

describe('a robots.txt', () => {
  it('without a rule for the reader allows everything', () => {
    expect(readable([], ['/'])).toEqual(['/']);
    expect(readable(['<!doctype html><p>Not found: nothing here</p>'], ['/'])).toEqual(['/']);
    expect(readable(['Disallow: /', 'User-agent: Other', 'Disallow: /'], ['/'])).toEqual(['/']);
    expect(readable(['User-agent: *', 'Disallow:'], ['/'])).toEqual(['/']);
  });

  it('applies the groups for its name, or otherwise those for all readers', () => {
    const everybody = [
      'User-agent: Other',
      'User-agent: *',
      'Disallow: /a',
      '',
      'USER-AGENT: *',
      'disallow : /b # too',
    ];
    expect(readable(everybody, ['/a', '/b', '/c'])).toEqual(['/c']);
    expect(readable([...everybody, 'User-agent: avalbot/2.0', 'Disallow: /c'], ['/a', '/b', '/c'])).toEqual([
      '/a',
      '/b',
    ]);
    expect(readable(['User-agent: *', 'Crawl-delay: 5', 'User-agent: Other', 'Disallow: /'], ['/'])).toEqual(['/']);
  });

  it('applies the longest matching rule; on a tie, the one that allows', () => {
    const robots = ['User-agent: *', 'Disallow: /shop', 'Allow: /shop/open', 'Disallow: /team', 'Allow: /team'];
    expect(readable(robots, ['/shop/x', '/shop/open/x', '/team'])).toEqual(['/shop/open/x', '/team']);
  });

  it.each([
    ['/a*c', ['/ac', '/abc', '/abcd'], ['/ab', '/x/ac']],
    ['/a*c$', ['/ac', '/abcc'], ['/abcd', '/a']],
    ['/*.pdf$', ['/x/y.pdf'], ['/y.pdf?print', '/pdf']],
    ['*?sort=', ['/list?sort=name'], ['/list?page=2']],
    ['/a**b***', ['/ab', '/a/b/c'], ['/a']],
    ['/a$', ['/a'], ['/ab']],
    ['/a$b', ['/a$bc'], ['/a', '/ab']],
    ['/*abcabcabd*z', ['/xabcabcabcabdyz'], ['/xabcabcabcabcz', '/abcabcabd']],
    ['/*ababababab*ababababab', ['/ababababababababababab'], ['/abababababababababa']],
    ['/*same$', ['/same', '/samesame'], ['/sam']],
    ['/aa*aa$', ['/aaaa'], ['/aaa']],
    ['/caf%c3%a9', ['/caf%C3%A9', '/café'], ['/cafe']],
    ['/café', ['/caf%c3%a9'], ['/cafe']],
    ['a', [], ['/a']],
  ])('with the pattern %s', (pattern, fitting, others) => {
    expect(readable(['User-agent: *', `Disallow: ${pattern}`], [...fitting, ...others])).toEqual(others);
  });

  it('with too many rules is read up to the limit', () => {
    const rules = Array.from({ length: 6000 }, (_, index) => `Disallow: /${index}/`);
    expect(readable(['User-agent: *', ...rules], ['/0/', '/4999/', '/5999/'])).toEqual(['/5999/']);
  });

  it('does not match URLs over the length limit', () => {
    const long = `/${'a'.repeat(5000)}`;
    expect(readable(['User-agent: *', 'Disallow: /b'], [long])).toEqual([]);
    expect(readable([], [long])).toEqual([long]);
  });

  // Naive matching takes many seconds for each of these, and some exhaust the memory.
  it.each([
    ['wildcards', (index: number) => `Disallow: /${'a*'.repeat(245)}b${index}`],
    ['long parts', (index: number) => `Disallow: /*${'a'.repeat(240)}b${index}`],
    ['short parts', (index: number) => `Disallow: /*aaaaaaaab${index}`],
    ['names', (index: number) => `User-agent: a${index}`],
  ])('of very many %s is matched quickly', (_, lineOf) => {
    const lines = Array.from({ length: 20_000 }, (__, index) => lineOf(index));
    const robots = ['User-agent: *', ...lines, ...lines.map((__, index) => `Disallow: /${index}`)];
    const from = performance.now();
    const rules = robotsRules(robots.join('\n').slice(0, 512_000), 'AvalBot');
    for (let page = 0; page < 3; page += 1) rules.allow(new URL(`https://site.example/${'a'.repeat(4000)}${page}`));
    expect(performance.now() - from).toBeLessThan(10_000);
  });
});
