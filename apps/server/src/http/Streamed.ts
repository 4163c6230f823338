/** A success response with one long list whose items are read while they are sent. */
export interface Streamed<Item = unknown> {
  /** The property name of the list in the response. */
  list: string;
  /** The entity tag of the whole list; a client that already has it gets no list. */
  tag?: () => Promise<string>;
  batches: AsyncIterable<Batch<Item>>;
}

export interface Batch<Item> {
  items: readonly Item[];
  /** Whether this is the last batch. */
  isLast: boolean;
}

export function isStreamed(result: object): result is Streamed {
  return 'batches' in result;
}
