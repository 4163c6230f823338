interface Size {
  width: number;
  height: number;
}

/** The size of a drawing, with px of its own, so that paper narrower than the screen it was laid out for shrinks it as a whole. */
export const svgSize = ({ width, height }: Size): Size & { viewBox: string } => ({
  width,
  height,
  viewBox: `0 0 ${width} ${height}`,
});
