/** An image of a line of text as the browser draws it; lengths in points from the start of the baseline. */
export interface TextPicture {
  /** A data URL of a PNG with a transparent background. */
  png: string;
  /** How far the image extends to the left, above and below, including overhanging letters. */
  left: number;
  above: number;
  below: number;
  width: number;
}

/** Draws text that the font of the PDF lacks, with all fonts, scripts and directions that the browser supports. */
export interface TextPainter {
  widthOf: (text: string, style: LineStyle) => number;
  draw: (text: string, style: LineStyle & { color: string }) => TextPicture;
}

interface LineStyle {
  /** Font size in points. */
  size: number;
  isBold: boolean;
}

/** Pixels per point: 288 dpi, which is sharp in print. */
const density = 4;
/** Margin around the line in points, because antialiasing may exceed the measured text box by half a pixel. */
const rim = 0.5;

/** Creates a painter that uses the font of the page. */
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
      // Resizing a canvas resets its text settings.
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
