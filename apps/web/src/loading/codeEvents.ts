/** What the build's loader says on the window when code that was asked for cannot be had. */
export const codeMissing = 'vite:preloadError';

/** What is said on the window when code came that could not be had before. */
export const codeCame = 'aval:codecame';
