interface TextLine {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
}

let measuring: CanvasRenderingContext2D | null = null;

/** Px from the baseline to the lower edge of a line of text. */
function descentOf({ fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (measuring === null) return 0;
  measuring.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return measuring.measureText('x').fontBoundingBoxDescent;
}

/** The rendered lines of a text node, as the browser broke them. */
export function textLines(node: Text, style: CSSStyleDeclaration): TextLine[] {
  const range = document.createRange();
  const descent = descentOf(style);
  const lines: (TextLine & { bottom: number })[] = [];
  for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const { left, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const line = lines.at(-1);
    if (line !== undefined && Math.abs(line.bottom - bottom) < 1) line.text += ` ${word}`;
    else lines.push({ text: word, x: left, y: bottom - descent, bottom });
  }
  return lines;
}
