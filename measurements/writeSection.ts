import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/benchmarks.md';
const head = `# Benchmarks

Each section is written by its bench: \`npm run bench -- ui | metrics | …\`. Only the ratios travel from one machine to
another: all contenders of a table took turns in the same run.
`;

/** Writes the section of a benchmark in docs/benchmarks.md, between its markers, and formats the file. */
export function writeSection(name: string, markdown: string): void {
  const start = `<!-- ${name}:start -->`;
  const end = `<!-- ${name}:end -->`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : head;
  const section = `${start}\n\n${markdown.trim()}\n\n${end}`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  const whole =
    from >= 0 && to > from
      ? text.slice(0, from) + section + text.slice(to + end.length)
      : `${text.trimEnd()}\n\n${section}\n`;
  writeFileSync(file, whole);
  execFileSync('node_modules/.bin/oxfmt', [file]);
}
