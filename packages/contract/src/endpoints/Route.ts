export const accessLevels = ['public', 'user', 'owner', 'self', 'admin'] as const;
/**
 * Who may use an endpoint: anyone; any signed-in user (who may see the resource); an owner of the startup or an
 * administrator; the user it belongs to; administrators only.
 */
export type Access = (typeof accessLevels)[number];

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

export interface Route {
  method: Method;
  /** With `{name}` for each parameter. */
  path: `/${string}`;
  /** Other paths of the same endpoint. */
  aliases?: readonly `/${string}`[];
  access: Access;
  /** The HTTP status of a success response. */
  status: 200 | 201 | 202;
}
