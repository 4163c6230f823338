import type { EndpointId } from '../packages/contract/src/index.ts';

/** What the page of a screen says besides its description: `parameters: { screen: {…} }` of its stories. */
export interface ScreenFacts {
  /** What it is for: the question it answers, or the task it completes. */
  purpose: string;
  /** Who sees it, and who sees less of it. */
  audience: string;
  /** The calls that feed it, each with what comes from it. */
  calls: Partial<Readonly<Record<EndpointId, string>>>;
  /** Components of the same folder of the sidebar that take its place: while it loads, when it is empty or failed. */
  instead?: readonly string[];
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    screen?: ScreenFacts;
  }
}
