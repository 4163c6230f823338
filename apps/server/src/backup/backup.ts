/**
 * Writes a complete backup into one file, even while servers are running.
 *
 * npm run backup -- FILE
 */
import { statSync } from 'node:fs';

import { makeBackup } from './makeBackup.ts';
import { checkArchive } from './readArchive.ts';
import { readCommand, readDataLocation, runCommand } from './settings.ts';

await runCommand(async (signal) => {
  const { file } = readCommand('npm run backup -- FILE', []);
  const { rows, files } = await makeBackup(readDataLocation(process.env), file, new Date(), signal);
  await checkArchive(file, signal);
  const size = (statSync(file).size / 1e6).toFixed(1);
  console.log(
    `Backed up ${rows} rows and ${files} files into ${file} (${size} MB). Keep it safe: it holds everything.`,
  );
});
