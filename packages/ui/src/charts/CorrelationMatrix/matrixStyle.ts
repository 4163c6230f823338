import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { similarityColor } from '../../theme/similarity.ts';

/** Computed colours and fonts of the page, for a canvas, which style sheets do not reach. */
export interface MatrixStyle {
  surface: string;
  text: string;
  textMuted: string;
  textSubtle: string;
  own: string;
  unknown: string;
  unknownBorder: string;
  font: string;
  /** Fill of each whole per cent. */
  fills: readonly Rgb[];
  /** In forced colours, figures are drawn in boxes. */
  isForced: boolean;
}

export type Rgb = readonly [red: number, green: number, blue: number];

const percents = Array.from({ length: 101 }, (_, percent) => percent / 100);
const fillsOf = {
  light: percents.map((share) => similarityColor(share, 'light')),
  dark: percents.map((share) => similarityColor(share, 'dark')),
};

/** The name of a custom property behind `var(…)`. */
const nameOf = (variable: string): string => variable.slice('var('.length, -1);

/** A CSS colour as numbers, converted by the canvas context. */
export function toRgb(pen: CanvasRenderingContext2D, color: string): Rgb {
  pen.fillStyle = color;
  const hex = Number.parseInt(pen.fillStyle.slice(1, 7), 16);
  return Number.isNaN(hex) ? [0, 0, 0] : [(hex >> 16) & 255, (hex >> 8) & 255, hex & 255];
}

/** From background to text colour, for forced colours, which allow no hues. */
function forcedFills(pen: CanvasRenderingContext2D): Rgb[] {
  const ground = toRgb(pen, 'Canvas');
  const ink = toRgb(pen, 'CanvasText');
  const mix = (share: number, channel: 0 | 1 | 2): number =>
    Math.round(ground[channel] + (ink[channel] - ground[channel]) * share);
  return percents.map((share) => [mix(share, 0), mix(share, 1), mix(share, 2)]);
}

/** Reads the style of an element: its theme, its contrast, its font. */
export function readMatrixStyle(element: Element, pen: CanvasRenderingContext2D): MatrixStyle {
  const style = getComputedStyle(element);
  const read = (variable: string): string => style.getPropertyValue(nameOf(variable)).trim();
  const isForced = matchMedia(media.forcedColors).matches;
  const colors = isForced
    ? {
        surface: 'Canvas',
        text: 'CanvasText',
        textMuted: 'CanvasText',
        textSubtle: 'CanvasText',
        own: 'Canvas',
        unknown: 'Canvas',
        unknownBorder: 'GrayText',
      }
    : {
        surface: read(vars.color.surface),
        text: read(vars.color.text),
        textMuted: read(vars.color.textMuted),
        textSubtle: read(vars.color.textSubtle),
        own: read(vars.color.selected),
        unknown: read(vars.color.hover),
        unknownBorder: read(vars.color.borderField),
      };
  return {
    ...colors,
    font: style.fontFamily,
    fills: isForced ? forcedFills(pen) : fillsOf[style.colorScheme === 'dark' ? 'dark' : 'light'],
    isForced,
  };
}

/** A media query matches a single density, so each change replaces it by a query for the current density. */
function observePixelRatio(onChange: () => void): () => void {
  const createQuery = (): MediaQueryList => {
    const created = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    created.addEventListener('change', handleChange);
    return created;
  };
  let query = createQuery();
  function handleChange(): void {
    query.removeEventListener('change', handleChange);
    query = createQuery();
    onChange();
  }
  return () => query.removeEventListener('change', handleChange);
}

/** Calls back when the style of the page may change: theme, contrast, print, pixel density, fonts. */
export function observeMatrixStyle(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class', 'style'] });
  const queries = [media.forcedColors, '(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  const stopDensity = observePixelRatio(onChange);
  document.fonts.addEventListener('loadingdone', onChange);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
    stopDensity();
    document.fonts.removeEventListener('loadingdone', onChange);
  };
}
