/** Milliseconds by what was done: 'mount', and the name of each action. */
export type Times = [what: string, milliseconds: number][];

/** Asked by the script that measures: which works there are, and one contender's turn. */
export interface Stage {
  works: { name: string; contenders: { name: string; kind: string; source: string }[] }[];
  turn: (work: number, contender: number) => Promise<Times>;
}

declare global {
  interface Window {
    stage?: Stage;
  }
}
