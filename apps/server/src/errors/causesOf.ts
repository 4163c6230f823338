interface Cause {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  statusCode?: unknown;
}

/** An error and its causes, outermost first: a query error wraps the database error. */
export function causesOf(error: unknown): Cause[] {
  const outer = Object(error) as Cause & { cause?: unknown };
  return outer.cause === undefined ? [outer] : [outer, ...causesOf(outer.cause)];
}
