export const accessLevels = ['public', 'user', 'owner', 'self', 'admin'] as const;
/**
 * Who may call: anybody, any signed-in user (who sees the thing), an owner of the startup or an administrator,
 * the person it belongs to, administrators only.
 */
export type Access = (typeof accessLevels)[number];

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

export interface Route {
  method: Method;
  /** With `{name}` for each parameter. */
  path: `/${string}`;
  /** Other paths that answer the same. */
  aliases?: readonly `/${string}`[];
  access: Access;
  /** The status of a good answer. */
  status: 200 | 201 | 202;
}
