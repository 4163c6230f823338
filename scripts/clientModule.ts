/** A hook of React, of a package or of its own; a context; an answer to an event. */
const lives = /\b(use[A-Z]\w*|use|createContext)\(|\bon[A-Z]\w*:/;

/** Packages whose components keep state, and run in the browser only. */
const livePackages = /^(@radix-ui|@tanstack|react-hook-form)(\/|$)/;

/**
 * Whether a built module must begin with 'use client' for React Server Components.
 *
 * @param code As built; what its comments say does not count.
 * @param imports What it imports.
 */
export function isClientModule(code: string, imports: readonly string[]): boolean {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return lives.test(bare) || imports.some((name) => livePackages.test(name));
}
