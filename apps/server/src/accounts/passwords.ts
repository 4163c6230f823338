import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let standIn: Promise<string> | undefined;

/** The argon2id hash of a password in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether the password is the one that was hashed.
 *
 * Without a hash it compares with a dummy hash and returns false, so that unknown accounts take as long as known ones.
 */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  standIn ??= hashPassword('no account has this password');
  const isSame = await verify(hashed ?? (await standIn), password);
  return isSame && hashed !== null;
}
