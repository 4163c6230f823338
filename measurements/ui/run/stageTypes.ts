/** Milliseconds by what was done: 'mount' and the name of each action until painted, and what of them the page was busy. */
export type Times = [what: string, milliseconds: number][];

/** Asked by the script that measures: which works there are, and one contender's turn step by step. */
export interface Stage {
  works: {
    name: string;
    actions: readonly string[];
    /** Whether its first action adds to what is held. */
    grows: boolean;
    contenders: { name: string; kind: string; source: string }[];
  }[];
  /** Loads a contender and its data, and empties the page. */
  prepare: (work: number, contender: number) => Promise<void>;
  /** Milliseconds until painted. */
  mount: () => Promise<number>;
  /** The same for an action of the work, by its place. */
  act: (step: number) => Promise<number>;
  remove: () => Promise<void>;
}

declare global {
  interface Window {
    stage?: Stage;
  }
}
