import { describe, expect, it } from 'vitest';

import { growth, proportionate } from '../testing/growth.ts';
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

  // With naive matching these take time proportional to the product of both lengths, and some exhaust the memory.
  it.each<[string, (index: number, length: number) => string]>([
    ['wildcards', (index, length) => `Disallow: /${'a*'.repeat(length / 2)}b${index}`],
    ['long parts', (index, length) => `Disallow: /*${'a'.repeat(length)}b${index}`],
    ['short parts', (index) => `Disallow: /*aaaaaaaab${index}`],
  ])('of %s takes time in proportion to the length of its rules and of the path', (_, ruleOf) => {
    const deciding = (length: number) => {
      const lines = Array.from({ length: 300 }, (__, index) => ruleOf(index, length));
      const page = new URL(`https://site.example/${'a'.repeat(8 * length)}`);
      const rules = robotsRules(['User-agent: *', ...lines].join('\n'), 'AvalBot');
      return () => rules.allow(page);
    };
    expect(growth(60, deciding)).toBeLessThan(proportionate);
  });

  it.each<[string, (index: number) => string]>([
    ['rules', (index) => `Disallow: /${index}`],
    ['names', (index) => `User-agent: a${index}`],
  ])('of very many %s is read in time in proportion to their number', (_, lineOf) => {
    const reading = (count: number) => {
      const lines = Array.from({ length: count }, (__, index) => lineOf(index));
      const robots = ['User-agent: *', ...lines, ...lines.map((__, index) => `Disallow: /${index}`)].join('\n');
      return () => robotsRules(robots, 'AvalBot');
    };
    expect(growth(2500, reading)).toBeLessThan(proportionate);
  });
});
