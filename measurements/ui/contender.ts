/** The rendered result of a contender, and its actions. */
export interface Drawn {
  /** Performs an action, such as other data or a keystroke; resolves when the contender reports that it is done. */
  act?: (action: string, step: number) => void | Promise<void>;
  remove: () => void;
}

export type Draw<Data> = (element: HTMLElement, data: Data) => Drawn | Promise<Drawn>;

export interface Contender<Data> {
  name: string;
  kind: 'floor' | 'ours' | 'peer';
  /** Loads the module whose default export draws. */
  load: () => Promise<{ default: Draw<Data> }>;
}

export interface Work<Data> {
  name: string;
  /** Size of the container in px. */
  width: number;
  height: number;
  data: () => Data;
  /** The actions that are measured after the mount. */
  actions: readonly string[];
  /** Whether the first action adds content, so that its memory growth is measured, too. */
  grows?: boolean;
  contenders: readonly Contender<Data>[];
}

/** Checks that all contenders take the same type of data, then erases that type. */
export const work = <Data>(definition: Work<Data>): Work<unknown> => definition as Work<unknown>;
