/** Milliseconds until painted for 'mount' and each action, and the processor time of each under '<name>, busy'. */
export type Times = [what: string, milliseconds: number][];

/** The interface of the page to the benchmark: its works, and the steps of one contender's turn. */
export interface Stage {
  works: {
    name: string;
    actions: readonly string[];
    /** Whether its first action adds content, so that memory growth is measured. */
    grows: boolean;
    contenders: { name: string; kind: string; source: string }[];
  }[];
  /** Loads a contender and its data, and clears the page. */
  prepare: (work: number, contender: number) => Promise<void>;
  /** Draws; resolves to the milliseconds until painted. */
  mount: () => Promise<number>;
  /** Performs the action of the work with this index; resolves to the milliseconds until painted. */
  act: (step: number) => Promise<number>;
  remove: () => Promise<void>;
}

declare global {
  interface Window {
    stage?: Stage;
  }
}
