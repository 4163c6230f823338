/** Data from elsewhere: loading, failed, or there and perhaps being refreshed. */
export interface Loadable<Data> {
  /** Undefined during the first load, and when that failed. */
  data: Data | undefined;
  /** Why the last load failed; null when it did not. */
  failure: LoadFailure | null;
  isFetching: boolean;
  /** Whether the data answers the previous request, and stays until the next response arrives. */
  isStale: boolean;
  retry: () => void;
}

export interface LoadFailure {
  /** `missing`: it does not exist, or not for this user. `unreadable`: a response that makes no sense. */
  kind: 'missing' | 'unreadable' | 'other';
  /** The server's message for the user; empty when there is none. */
  message: string;
}

/** Whether the first load is still under way. */
export function isPending({ data, failure }: Loadable<unknown>): boolean {
  return data === undefined && failure === null;
}

/** Data that is there already. */
export const loaded = <Data>(data: Data): Loadable<Data> => ({
  data,
  failure: null,
  isFetching: false,
  isStale: false,
  retry: () => {},
});
