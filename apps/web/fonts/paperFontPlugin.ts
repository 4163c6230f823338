import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

import { coveredBy } from './coveredBy.ts';

/** The source file of each weight. */
const weights = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;

const address = /^virtual:paper-font\/(\w+)$/;
const isWeight = (name: string): name is keyof typeof weights => Object.hasOwn(weights, name);

/**
 * The characters that names and reports use: Latin, Greek and Cyrillic, currencies, arrows, comparisons and basic
 * shapes.
 */
const blocks: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x25a0, 0x25ff],
];
const characters = blocks
  .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)))
  .join('');

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;

/**
 * Provides the modules `virtual:paper-font/<weight>`: a font for PDF files as base64, and a test of which
 * texts it can draw. A PDF embeds the tables of the
 * font for all of its characters, but only the glyphs that it shows.
 */
export function paperFont(): Plugin {
  return {
    name: 'aval-paper-font',
    resolveId: (id) => (address.test(id) ? `\0${id}` : null),
    load: {
      filter: { id: /^\0virtual:paper-font\// },
      async handler(id) {
        const [, weight = ''] = address.exec(id.slice(1)) ?? [];
        if (!isWeight(weight)) throw new Error(`There is no font for paper called ${weight}.`);
        const whole = await readFile(fileURLToPath(import.meta.resolve(weights[weight])));
        const font = await subsetFont(whole, characters, {
          targetFormat: 'truetype',
          noLayoutClosure: true,
          keepFeatures: [],
          dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT'],
        });
        const covered = coveredBy(font).map((range) => range.map(escaped).join('-'));
        const code = `export default '${font.toString('base64')}'; export const covered = /^[${covered.join('')}]*$/;`;
        return { code, moduleType: 'js' };
      },
    },
  };
}
