import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Example {
  /** Its file name in an app. */
  file: string;
  code: string;
  /** The expected output in the README. */
  printed: string[];
  /** Whether it needs neither a page nor a server. */
  isRunnable: boolean;
}

/** The examples of a package's README, in order. */
export function readmeCode(name: string): Example[] {
  const readme = readFileSync(join(import.meta.dirname, '../packages', name, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, ending = '', code = ''], index) => ({
    file: `readme-${name}-${index}.${ending}`,
    code,
    printed: [...code.matchAll(/^console\.log\(.*\); \/\/ (.+)$/gm)].map(([, line = '']) => line),
    isRunnable: ending === 'ts' && !code.includes('fetch('),
  }));
}
