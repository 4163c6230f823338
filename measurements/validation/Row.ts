/** One line of the table: a figure of the model that was replaced, and of the present one. */
export interface Row {
  what: string;
  /** As measured when 1.0.0 was replaced; '-' where it had nothing to measure. */
  before: string;
  now: string;
  /** What the figure may be: a broken model misses it. */
  bound: string;
  isHeld: boolean;
}

/** Number of startups that a measure draws. */
export interface Effort {
  seed: number;
  /** For measures that evaluate a few times per startup. */
  startups: number;
  /** For measures that evaluate a startup with and without one figure. */
  pairs: number;
  /** For contradictions, which evaluate nothing. */
  checked: number;
}

export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
export const points = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** Share of the items that fulfil the condition, 0-1. */
export const shareOf = <Item>(items: readonly Item[], condition: (item: Item) => boolean): number =>
  items.filter(condition).length / items.length;
