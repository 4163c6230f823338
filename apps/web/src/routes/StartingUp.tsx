/** The moment before the first page: nothing to read yet, only that something is on its way. */
export function StartingUp() {
  return <div aria-busy="true" />;
}
