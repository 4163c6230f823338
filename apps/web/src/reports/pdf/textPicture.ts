/** A line of text as the browser draws it; lengths in points from the place where the line begins on its baseline. */
export interface TextPicture {
  /** An address of data: a PNG, clear where nothing is drawn. */
  png: string;
  /** How far it reaches to the left, above and below, what letters hang over included. */
  left: number;
  above: number;
  below: number;
  width: number;
}

/** Draws what the font of the file cannot: with every font, shape and direction of writing that the browser knows. */
export interface TextPainter {
  widthOf: (text: string, style: LineStyle) => number;
  draw: (text: string, style: LineStyle & { color: string }) => TextPicture;
}

interface LineStyle {
  /** In points. */
  size: number;
  isBold: boolean;
}

/** Dots to a point: 288 to the inch, sharp in print. */
const density = 4;
/** Around the line, in points: half a dot of blur may lie outside of what the browser says it draws. */
const rim = 0.5;

/** A painter that writes in the typeface of the page. */
export function textPainter(): TextPainter {
  const canvas = document.createElement('canvas');
  const family = getComputedStyle(document.body).fontFamily;

  function pen({ size, isBold }: LineStyle): CanvasRenderingContext2D {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser draws no text.');
    context.font = `${isBold ? 600 : 400} ${size * density}px ${family}`;
    return context;
  }

  return {
    widthOf: (text, style) => pen(style).measureText(text).width / density,
    draw(text, style) {
      const box = pen(style).measureText(text);
      const reach = (length: number): number => Math.ceil(Math.max(0, length) + rim * density);
      const left = reach(box.actualBoundingBoxLeft);
      const above = reach(box.actualBoundingBoxAscent);
      const below = reach(box.actualBoundingBoxDescent);
      canvas.width = left + reach(box.actualBoundingBoxRight);
      canvas.height = above + below;
      // A canvas of another size forgets how it writes.
      const context = pen(style);
      context.fillStyle = style.color;
      context.fillText(text, left, above);
      return {
        png: canvas.toDataURL('image/png'),
        left: left / density,
        above: above / density,
        below: below / density,
        width: canvas.width / density,
      };
    },
  };
}
