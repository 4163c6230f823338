import { StartError } from '../errors/startError.ts';

/** What stands in the way, by the code of the system's refusal. */
const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'is a file where a folder is needed',
  ENOTDIR: 'lies below a file where a folder is needed',
  EISDIR: 'is a folder where a file is needed',
  ENOENT: 'is not there',
  ENOSPC: 'has no room left on its disk',
  EACCES: 'is closed to this user',
  EPERM: 'is closed to this user',
  EROFS: 'is on a disk that is not written to',
};

/**
 * What a person is told when the system refuses a file or a folder; anything else is a fault and comes back as it is.
 *
 * @param advice What to do then, and what has become of the rest.
 * @param file What it is about, where the system does not say so.
 */
export function refusedFile(error: unknown, advice: string, file?: string): unknown {
  const { code, syscall, path = file } = Object(error) as { code?: unknown; syscall?: unknown; path?: unknown };
  if (typeof code !== 'string' || typeof syscall !== 'string' || typeof path !== 'string') return error;
  return new StartError(`${path} ${reasons[code] ?? 'cannot be used'} (${code}). ${advice}`);
}
