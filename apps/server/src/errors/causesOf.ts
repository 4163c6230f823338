interface Cause {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  statusCode?: unknown;
}

/** An error and what lies behind it, outermost first: the failure of a query wraps what the database said. */
export function causesOf(error: unknown): Cause[] {
  const outer = Object(error) as Cause & { cause?: unknown };
  return outer.cause === undefined ? [outer] : [outer, ...causesOf(outer.cause)];
}
