interface Size {
  width: number;
  height: number;
}

/** Size and `viewBox` of a drawing, so that it scales down as a whole on paper narrower than its layout. */
export const svgSize = ({ width, height }: Size): Size & { viewBox: string } => ({
  width,
  height,
  viewBox: `0 0 ${width} ${height}`,
});
