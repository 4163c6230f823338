import type { Kind } from '../../Truth.ts';
import type { Block } from '../Block.ts';
import type { Format } from '../formats/formats.ts';
import type { Writer } from '../writer.ts';

/** An arrangement of the facts of a document. */
export interface Layout {
  name: string;
  kind: Kind;
  formats: readonly Format[];
  blocks: (writer: Writer) => Block[];
}
