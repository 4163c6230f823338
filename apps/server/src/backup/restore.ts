/**
 * Puts a backup in place, on the embedded engine or on the PostgreSQL server of DATABASE_URL, whichever it is from.
 *
 * npm run restore -- FILE              into an empty place
 * npm run restore -- FILE --replace    in place of what is there
 * npm run restore -- FILE --check      reads the file and changes nothing
 */
import { checkArchive } from './readArchive.ts';
import { restoreBackup } from './restoreBackup.ts';
import { readCommand, readPlace, runCommand } from './settings.ts';

await runCommand(async (signal) => {
  const { file, has } = readCommand('npm run restore -- FILE [--replace | --check]', ['replace', 'check']);
  if (has('check')) {
    const { head, end } = await checkArchive(file, signal);
    console.log(`${file} is whole: ${end.rows} rows and ${end.files} files of ${head.made_at}.`);
    return;
  }
  const { head, end, setAside } = await restoreBackup(readPlace(process.env), file, {
    replaces: has('replace'),
    at: new Date(),
    signal,
  });
  const aside = setAside === null ? '' : ` What was there before is in ${setAside}.`;
  console.log(
    `Restored ${end.rows} rows and ${end.files} files of ${head.made_at}.${aside} Start the server; everybody signs in again.`,
  );
});
