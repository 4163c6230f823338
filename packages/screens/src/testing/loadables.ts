import { type Loadable, loaded, type LoadFailure } from '../loading/Loadable.ts';

export { loaded };

const retry = () => {};

/** The data of the previous request, while the next one loads. */
export const stale = <Data>(data: Data): Loadable<Data> => ({ ...loaded(data), isFetching: true, isStale: true });

/** The first load is under way. */
export const loading: Loadable<never> = { data: undefined, failure: null, isFetching: true, isStale: false, retry };

const failure = (kind: LoadFailure['kind'], message = ''): Loadable<never> => ({
  data: undefined,
  failure: { kind, message },
  isFetching: false,
  isStale: false,
  retry,
});

/** The server could not be reached. */
export const failed = failure('other');

/** The server refused, and said why. */
export const refused = failure('other', 'The server is being updated. Try again in a minute.');

/** It does not exist, was deleted, or belongs to somebody else. */
export const notFound = failure('missing');

/** A response that does not match the contract. */
export const unreadable = failure('unreadable');
