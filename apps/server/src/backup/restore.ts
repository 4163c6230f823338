/**
 * Restores a backup into the embedded database, or into the PostgreSQL server of DATABASE_URL if that is set. The
 * backup may come from either.
 *
 * npm run restore -- FILE              restores into an empty database
 * npm run restore -- FILE --replace    replaces an existing database
 * npm run restore -- FILE --check      verifies the file and changes nothing
 */
import { checkArchive } from './readArchive.ts';
import { restoreBackup } from './restoreBackup.ts';
import { readCommand, readDataLocation, runCommand } from './settings.ts';

await runCommand(async (signal) => {
  const { file, has } = readCommand('npm run restore -- FILE [--replace | --check]', ['replace', 'check']);
  if (has('check')) {
    const { head, end } = await checkArchive(file, signal);
    console.log(`${file} is whole: ${end.rows} rows and ${end.files} files of ${head.made_at}.`);
    return;
  }
  const { head, end, setAside } = await restoreBackup(readDataLocation(process.env), file, {
    replaces: has('replace'),
    at: new Date(),
    signal,
  });
  const aside = setAside === null ? '' : ` What was there before is in ${setAside}.`;
  console.log(
    `Restored ${end.rows} rows and ${end.files} files of ${head.made_at}.${aside} Start the server; everybody signs in again.`,
  );
});
