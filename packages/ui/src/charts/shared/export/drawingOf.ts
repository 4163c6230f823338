import { round2 } from '../round2.ts';
import { textLines } from './textLines.ts';

const namespace = 'http://www.w3.org/2000/svg';
const shapePaint = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
] as const;
const textPaint = ['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'paint-order'] as const;
/** Default values of SVG attributes, which need not be written. */
const defaults: Record<string, string> = {
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linejoin': 'miter',
  opacity: '1',
  stroke: 'none',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
  'paint-order': 'normal',
};
const kept =
  /^(d|x|y|x[12]|y[12]|c[xy]|r[xy]?|width|height|d[xy]|points|id|offset|transform|patternUnits|patternTransform|viewBox)$/i;

type Attributes = Record<string, string | number>;

function create(name: string, attributes: Attributes): SVGElement {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Computed paint of an element as attributes, so that the file needs no style sheet. */
function paintOf(style: CSSStyleDeclaration, names: readonly string[]): Attributes {
  const attributes: Attributes = {};
  for (const name of names) {
    const value = style.getPropertyValue(name).replaceAll('"', "'").replace("url('#", 'url(#').replace("')", ')');
    if (value !== '' && value !== defaults[name]) attributes[name] = value;
  }
  return attributes;
}

const isUnseen = (style: CSSStyleDeclaration): boolean =>
  style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0' || style.clipPath === 'inset(50%)';

const isClear = (color: string): boolean => color === 'transparent' || color.endsWith(', 0)') || color.endsWith('/ 0)');

/** Copies an SVG of the page with its paint inlined; invisible parts are left out. */
function copyDrawing(element: Element): SVGElement | null {
  const style = getComputedStyle(element);
  if (isUnseen(style)) return null;
  const isText = element.tagName === 'text' || element.tagName === 'tspan';
  const isShape = isText || ['path', 'rect', 'line', 'circle', 'polygon', 'ellipse'].includes(element.tagName);
  if (isShape && !isText && (isClear(style.fill) || style.fill === 'none') && style.stroke === 'none') return null;
  const attributes: Attributes = {};
  for (const { name, value } of element.attributes) if (kept.test(name)) attributes[name] = value;
  if (isShape) Object.assign(attributes, paintOf(style, isText ? [...shapePaint, ...textPaint] : shapePaint));
  else if (style.opacity !== '1') attributes['opacity'] = style.opacity;
  const copy = create(element.tagName, attributes);
  for (const child of element.childNodes) {
    if (child instanceof Text) copy.append(child.data);
    else if (child instanceof Element) {
      const part = copyDrawing(child);
      if (part !== null) copy.append(part);
    }
  }
  return copy;
}

/** A left-to-right CSS gradient as an SVG fill. */
function gradientFill(image: string, drawing: SVGElement): string | null {
  const colors = image.match(/rgba?\([^)]*\)/g) ?? [];
  if (colors.length < 2) return null;
  const id = `gradient-${drawing.childElementCount}`;
  const gradient = create('linearGradient', { id });
  for (const [index, color] of colors.entries())
    gradient.append(create('stop', { offset: round2(index / (colors.length - 1)), 'stop-color': color }));
  drawing.append(gradient);
  return `url(#${id})`;
}

/** Background of an HTML element, such as the swatches of legends. */
function boxOf(element: Element, style: CSSStyleDeclaration, drawing: SVGElement, at: DOMRect): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const fill = gradientFill(style.backgroundImage, drawing) ?? style.backgroundColor;
  if (isClear(fill) || width === 0 || height === 0) return;
  const place = { x: round2(left - at.left), y: round2(top - at.top), width: round2(width), height: round2(height) };
  drawing.append(create('rect', { ...place, fill, rx: Number.parseFloat(style.borderTopLeftRadius) || 0 }));
}

function copyPart(part: Node, drawing: SVGElement, at: DOMRect): void {
  if (part instanceof Text) {
    if (part.parentElement === null) return;
    const style = getComputedStyle(part.parentElement);
    const paint = { ...paintOf(style, textPaint), fill: style.color };
    for (const { text, x, y } of textLines(part, style)) {
      const line = create('text', { ...paint, x: round2(x - at.left), y: round2(y - at.top) });
      line.append(text);
      drawing.append(line);
    }
    return;
  }
  if (!(part instanceof Element) || part.matches('[data-export="none"]')) return;
  const style = getComputedStyle(part);
  if (isUnseen(style)) return;
  const { left, top, width, height } = part.getBoundingClientRect();
  const place = { x: round2(left - at.left), y: round2(top - at.top) };
  if (part instanceof HTMLCanvasElement) {
    drawing.append(create('image', { ...place, width, height, href: part.toDataURL() }));
    return;
  }
  if (part instanceof SVGSVGElement) {
    const copy = copyDrawing(part);
    if (copy === null) return;
    for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
    copy.setAttribute('overflow', 'visible');
    drawing.append(copy);
    return;
  }
  boxOf(part, style, drawing, at);
  for (const child of part.childNodes) copyPart(child, drawing, at);
}

const margin = 16;

/**
 * A figure of the page as a self-contained SVG file: title, description, drawing and legend, with every colour and
 * font inlined.
 *
 * @param ground background colour.
 */
export function drawingOf(figure: HTMLElement, ground: string): { svg: string; width: number; height: number } {
  const at = figure.getBoundingClientRect();
  const width = Math.ceil(Math.max(at.width, figure.scrollWidth)) + 2 * margin;
  const height = Math.ceil(Math.max(at.height, figure.scrollHeight)) + 2 * margin;
  const drawing = create('svg', {
    xmlns: namespace,
    width,
    height,
    viewBox: `${-margin} ${-margin} ${width} ${height}`,
  });
  drawing.append(create('rect', { x: -margin, y: -margin, width, height, fill: ground }));
  for (const child of figure.childNodes) copyPart(child, drawing, at);
  return { svg: new XMLSerializer().serializeToString(drawing), width, height };
}
