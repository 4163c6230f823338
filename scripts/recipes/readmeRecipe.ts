import { readFileSync } from 'node:fs';

/** A recipe 'How to add …' of the README. */
export interface ReadmeRecipe {
  /**
   * Whether it names a file by its path, the end of its path, or a folder that ends in a slash. For a new file any
   * mention of its folder is enough.
   */
  names: (path: string, isNew: boolean) => boolean;
  /** Whether it mentions a command. */
  gives: (command: string) => boolean;
}

/** @throws Error when the README has no such recipe. */
export function readmeRecipe(thing: string): ReadmeRecipe {
  const [, text] =
    new RegExp(`^\\*\\*${thing}\\.\\*\\* ([\\s\\S]*?)(?=\\n\\*\\*|\\n## )`, 'm').exec(
      readFileSync('README.md', 'utf8'),
    ) ?? [];
  if (text === undefined) throw new Error(`README has no recipe for adding ${thing}.`);
  const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
  return {
    names: (path, isNew) =>
      quoted.some((words) =>
        words.endsWith('/') || isNew
          ? `/${path}/`.includes(`/${words.replace(/\/$/, '')}/`)
          : `/${path}`.endsWith(`/${words}`),
      ),
    gives: (command) => quoted.includes(command),
  };
}
