/** What a contender drew, and what can be done with it. */
export interface Drawn {
  /** Repeats the work with other data or after a key; resolves when the contender says that it is done. */
  act?: (action: string, step: number) => void | Promise<void>;
  remove: () => void;
}

export type Draw<Data> = (element: HTMLElement, data: Data) => Drawn | Promise<Drawn>;

export interface Contender<Data> {
  name: string;
  kind: 'floor' | 'ours' | 'peer';
  /** Drawn by the default export of the module. */
  load: () => Promise<{ default: Draw<Data> }>;
}

export interface Work<Data> {
  name: string;
  /** Px of the box that is drawn into. */
  width: number;
  height: number;
  data: () => Data;
  /** What is measured after the mount. */
  actions: readonly string[];
  /** Whether the first action adds to what is held, so that what it leaves behind is measured too. */
  grows?: boolean;
  contenders: readonly Contender<Data>[];
}

/** The same work for contenders of one kind of data, its type forgotten once it is consistent. */
export const work = <Data>(definition: Work<Data>): Work<unknown> => definition as Work<unknown>;
