import { type Block, plainText } from '../Block.ts';

/** A plain text in UTF-8 with an empty line between its parts. */
export function txt(blocks: readonly Block[]): Uint8Array {
  return new TextEncoder().encode(`${blocks.map((block) => plainText([block])).join('\n\n')}\n`);
}
