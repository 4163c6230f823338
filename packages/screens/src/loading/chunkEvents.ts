/** Dispatched on the window by Vite's loader when a chunk cannot be loaded. */
export const chunkFailed = 'vite:preloadError';

/** Dispatched on the window when a chunk that failed before has loaded. */
export const chunkRecovered = 'aval:chunk-recovered';
