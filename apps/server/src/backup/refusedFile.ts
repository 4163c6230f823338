import { StartError } from '../errors/startError.ts';

/** Explanations by the error code of the operating system. */
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
 * Converts a file system error into an error message for the operator; returns other errors unchanged.
 *
 * @param advice What the operator can do, and what state the rest is in.
 * @param file The path to report if the error has none.
 */
export function refusedFile(error: unknown, advice: string, file?: string): unknown {
  const { code, syscall, path = file } = Object(error) as { code?: unknown; syscall?: unknown; path?: unknown };
  if (typeof code !== 'string' || typeof syscall !== 'string' || typeof path !== 'string') return error;
  return new StartError(`${path} ${reasons[code] ?? 'cannot be used'} (${code}). ${advice}`);
}
