/** A good answer with one long list, whose items are read while they are sent. */
export interface Streamed<Item = unknown> {
  /** The name of the list in the answer. */
  list: string;
  /** What the whole list is, in short; the client that has it already gets no list. */
  tag?: () => Promise<string>;
  batches: AsyncIterable<Batch<Item>>;
}

export interface Batch<Item> {
  items: readonly Item[];
  /** None comes after it. */
  isLast: boolean;
}

export function isStreamed(result: object): result is Streamed {
  return 'batches' in result;
}
