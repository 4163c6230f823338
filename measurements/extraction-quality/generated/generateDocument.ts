import { masterDataSeed } from '@aval/contract';

import type { Facts, Truth } from '../Truth.ts';
import { languages } from '../Truth.ts';
import { plainText } from './Block.ts';
import { fileFormats, type Format } from './formats/formats.ts';
import { html } from './formats/html.ts';
import { layouts } from './layouts/layouts.ts';
import { type Part, parts } from './Parts.ts';
import { randomFrom } from './random.ts';
import { writer } from './writer.ts';

export interface Generated {
  /** For example seen-17.docx: the part, the seed, and the format. */
  file: string;
  seed: number;
  format: Format;
  layout: string;
  /** The style of its amounts. */
  style: string;
  bytes: Uint8Array;
  /** Its text before it had a format. */
  text: string;
  /** The facts as the text states them. */
  stated: readonly string[];
  truth: Truth;
}

/**
 * A document about an invented startup, with everything in it drawn from one part of the vocabularies.
 *
 * @param seed A whole number; the same one makes the same bytes.
 */
export function generateDocument(part: Part, seed: number): Generated {
  // Neighbouring seeds begin differently, and so do the two parts of one seed.
  const random = randomFrom(Math.imul(seed * 2 + parts.indexOf(part), 0x9e_37_79_b1));
  const language = random.pick(languages);
  const layout = random.pick(layouts[part]);
  const format = random.pick(layout.formats);
  const hasNumbers = (format === 'xlsx' || format === 'xls') && random.chance(0.7);
  const own = writer({ random, language, part, hasNumbers, isForm: layout.kind === 'form' });
  const blocks = layout.blocks(own);
  const url = `https://www.${own.startup.website_url}/`;
  const bytes =
    format === 'html'
      ? new TextEncoder().encode(html(blocks, { language, name: own.startup.name, url, part }))
      : fileFormats[format](blocks, random);
  const facts: Facts = Object.fromEntries([...own.stated.keys()].map((field) => [field, own.startup[field]]));
  return {
    file: `${part}-${seed}.${format}`,
    seed,
    format,
    layout: layout.name,
    style: own.styleName,
    bytes,
    text: plainText(blocks),
    stated: [...own.stated.values()],
    truth: {
      kind: layout.kind,
      language,
      ...(format === 'html' && { url }),
      facts,
      open: openFacts(facts, format, own.startup),
    },
  };
}

/** What a document shows without stating it: a name in its title, the address of a page, the industry of its activity. */
function openFacts(
  facts: Facts,
  format: Format,
  { name, website_url: website }: { name: string; website_url: string },
): Facts {
  return {
    ...(facts.name === undefined && { name }),
    ...(facts.website_url === undefined && format === 'html' && { website_url: website }),
    ...(facts.industry_id === undefined && { industry_id: masterDataSeed.industries.map(({ id }) => id) }),
  };
}
