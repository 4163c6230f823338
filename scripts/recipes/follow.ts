import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ReadmeRecipe } from './readmeRecipe.ts';
import type { ThrowawayCopy } from './throwawayCopy.ts';

/** Follows a recipe in a copy; throws when a step is not in the recipe. */
export interface Follower {
  /** Creates a new file. */
  write: (path: string, text: string) => void;
  /** Inserts lines before existing ones. */
  insert: (path: string, before: string, lines: string) => void;
  replace: (path: string, old: string, text: string) => void;
  /** Runs a command of the recipe, with the recipe's example value replaced. */
  run: (command: string, example?: [there: string, here: string]) => void;
  /** Expects the type check to fail and to report these files, as the recipe says. */
  typecheckAsksFor: (...paths: string[]) => void;
  /** Expects a check to fail and to report what is missing. */
  fails: (command: string, saying: string) => void;
  /** Runs a check of the result, which the recipe need not mention. */
  passes: (command: string) => void;
  /** Adds and runs a test of the result. */
  test: (project: string, path: string, text: string) => void;
  read: (path: string) => string;
}

export function follow(copy: ThrowawayCopy, readme: ReadmeRecipe): Follower {
  const at = (path: string) => join(copy.folder, path);
  const read = (path: string) => readFileSync(at(path), 'utf8');

  function requireNamed(path: string, isNew: boolean): void {
    if (!readme.names(path, isNew)) throw new Error(`README does not name ${path}.`);
  }
  function put(path: string, text: string): void {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  function replace(path: string, old: string, text: string): void {
    requireNamed(path, false);
    const before = read(path);
    if (before.split(old).length !== 2) throw new Error(`${path} does not contain exactly once: ${old}`);
    put(
      path,
      before.replace(old, () => text),
    );
  }
  function passes(command: string): void {
    const { isOk, output } = copy.run(command);
    if (!isOk) throw new Error(`${command} failed:\n${output}`);
  }

  function fails(command: string, ...sayings: string[]): void {
    const { isOk, output } = copy.run(command);
    if (isOk) throw new Error(`${command} passes too early.`);
    const silent = sayings.filter((saying) => !output.includes(saying));
    if (silent.length > 0) throw new Error(`${command} does not say ${silent.join(', ')}:\n${output}`);
  }

  return {
    read,
    fails,
    replace,
    passes,
    write(path, text) {
      requireNamed(path, true);
      if (existsSync(at(path))) throw new Error(`${path} already exists.`);
      put(path, text);
    },
    insert: (path, before, lines) => replace(path, before, lines + before),
    run(command, [there, here] = ['', '']) {
      if (!readme.gives(command)) throw new Error(`README does not mention ${command}.`);
      passes(command.replace(there, here));
    },
    typecheckAsksFor: (...paths) => fails('npm run typecheck', ...paths),
    test(project, path, text) {
      put(path, text);
      passes(`npx vitest run --project ${project} ${path}`);
    },
  };
}
