// Fails when a tracked file contains what looks like a key or token: npm run secrets
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Patterns of issued keys and tokens; passwords of tests and of the demo do not match. */
const kinds: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a key of a cloud': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/,
  'a token of a code host': /\b(?:gh[pousr]_\w{30,}|github_pat_\w{30,}|glpat-[\w-]{20,})/,
  'a token of a registry': /\bnpm_[A-Za-z0-9]{36}\b|:_authToken=[\w-]{8,}/,
  'a token of a chat': /\bxox[abprs]-[\w-]{10,}/,
  'a key of a language model or of payments': /\b[rs]k[-_](?:live_|proj-|ant-)?[A-Za-z0-9]{24,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
};

const listed = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 });
if (listed.status !== 0) console.log('No Git checkout, so no file is looked through for secrets.');
const paths = listed.status === 0 ? listed.stdout.split('\0').filter((path) => existsSync(path)) : [];

const found = paths.flatMap((path) => {
  const lines = readFileSync(path, 'latin1').split('\n');
  return Object.entries(kinds).flatMap(([kind, sign]) => {
    const line = lines.findIndex((text) => sign.test(text));
    return line < 0 ? [] : [`${path}:${line + 1}: ${kind}`];
  });
});

if (found.length > 0) {
  console.error(found.join('\n'));
  process.exit(1);
}
