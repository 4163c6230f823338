/** A hook, a context, or an event handler. */
const lives = /\b(use[A-Z]\w*|use|createContext)\(|\bon[A-Z]\w*:/;

/** Packages with stateful components that run only in the browser. */
const livePackages = /^(@radix-ui|@tanstack|react-hook-form)(\/|$)/;

/**
 * Whether a built module must start with 'use client' for React Server Components.
 *
 * @param code The built code; comments are ignored.
 * @param imports What it imports.
 */
export function isClientModule(code: string, imports: readonly string[]): boolean {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return lives.test(bare) || imports.some((name) => livePackages.test(name));
}
