/** A drawing in its own px, so that paper narrower than the screen it was laid out for shrinks it as a whole. */
export const viewBoxOf = ({ width, height }: { width: number; height: number }): string => `0 0 ${width} ${height}`;
