import { describe, expect, it } from 'vitest';

import { terminalText } from './terminalText.ts';

const escape = '\u001B';
const link = (address: string, text: string, end: string) => `${escape}]8;;${address}${end}${text}${escape}]8;;${end}`;

describe('terminalText', () => {
  it.each([
    ['plain text', 'año\t<b>1</b>', 'año\t<b>1</b>'],
    ['colours', `${escape}[1;31mred${escape}[0m`, 'red'],
    ['colours with colons', `${escape}[38:2::255:0:1mred${escape}[0m ${escape}[4:3mwavy`, 'red wavy'],
    ['cursor codes', `${escape}[?25l${escape}[1A${escape}[2Kstep 2${escape}[?25h`, 'step 2'],
    ['saved places and other alphabets', `${escape}7a${escape}8${escape}(Bb`, 'ab'],
    ['a title and a bell', `${escape}]0;title\u0007ready\u0007`, 'ready'],
    ['eight-bit codes', '\u009B31mred', 'red'],
    ['columns set off by the cursor', `name${escape}[20Gsize${escape}[3Cdate`, 'name size date'],
    ['steps back', 'abd\bc', 'abc'],
    ['a Windows line end', 'one\r', 'one'],
    ['progress over itself', '1 %\r50 %\r100 %', '100 %'],
    ['progress that ends on a return', '1 %\r100 %\r', '100 %'],
    ['progress that erases itself', `1 %\r${escape}[K50 %${escape}[2K${escape}[1G100 %`, '100 %'],
    ['codes that are cut off', `a${escape}[3`, 'a'],
    ['a text code without its end', `${escape}]lost ERROR`, 'lost ERROR'],
  ])('%s', (_, line, text) => {
    expect(terminalText(line)).toBe(text);
  });

  it.each(['\u0007', `${escape}\\`])('shows the URL of web links only', (end) => {
    expect(terminalText(`see ${link('https://a.es/x;y', 'the page', end)}.`)).toBe('see the page (https://a.es/x;y).');
    expect(terminalText(link('https://a.es', 'https://a.es', end))).toBe('https://a.es');
    expect(terminalText(link('javascript:alert(1)', 'press', end))).toBe('press');
    expect(terminalText(link('file:///etc/passwd', 'open', end))).toBe('open');
  });

  it.each([escape, `${escape}]`, `${escape}[1;`, `${escape}[31m`, '\r', 'a\r', 'a\b'])(
    'reads very many of %j without losing the text that follows',
    (sign) => {
      expect(terminalText(`${sign.repeat(200_000)}${escape}\\${escape}[0m\rend`)).toBe('end');
    },
  );
});
