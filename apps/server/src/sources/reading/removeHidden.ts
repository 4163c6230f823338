import type { CheerioAPI } from 'cheerio';

/** Elements that browsers show nothing of, or whose text is not about the page's subject. */
const never = 'script, style, noscript, template, svg, iframe, nav, form, button, [hidden], dialog:not([open])';
const zero = /^[+-]?0*\.?0+(?:[a-z]+|%)?$/;
const farOutside = /^-\d{3,}(?:\.\d+)?[a-z]*$/;
/** Ways of hiding an element by its own style, as the value that each property has then. */
const hiding: Readonly<Record<string, RegExp>> = {
  display: /^none$/,
  visibility: /^(?:hidden|collapse)$/,
  'content-visibility': /^hidden$/,
  opacity: zero,
  'font-size': zero,
  color: /^transparent$/,
  'text-indent': farOutside,
  transform: /\bscale\(0/,
  clip: /^rect\((?:0|1)(?:px)?[ ,]/,
  'clip-path': /^inset\((?:50|100)%/,
};
const sides = ['left', 'top', 'right', 'bottom', 'margin-left', 'margin-top'];
const sizes = ['height', 'max-height', 'width', 'max-width'];
const forScreenReaders = /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-?reader)/i;

/**
 * Removes what a page does not show: by its kind, by the attribute `hidden` or by its own style.
 *
 * `aria-hidden` hides from screen readers only, so such text is kept, unless it is a symbol or there is a text
 * alternative beside it that says the same.
 */
export function removeHidden($: CheerioAPI): void {
  $(never).remove();
  $('[style]')
    .filter((_, element) => isHiddenBy($(element).css() ?? {}))
    .remove();
  $('[aria-hidden="true"]')
    .filter((_, element) => {
      const node = $(element);
      const isSymbol = node.is('i, img') || /icon|glyph|emoji/i.test(node.attr('class') ?? '');
      const hasAlternative =
        node.parent().is('[aria-label]') ||
        node
          .siblings()
          .toArray()
          .some((sibling) => forScreenReaders.test($(sibling).attr('class') ?? ''));
      return isSymbol || hasAlternative;
    })
    .remove();
}

function isHiddenBy(given: Readonly<Record<string, string>>): boolean {
  const style = new Map(
    Object.entries(given).map(([name, value]) => [
      name.toLowerCase(),
      value
        .toLowerCase()
        .replace(/\s*!important$/, '')
        .trim(),
    ]),
  );
  const valueOf = (name: string) => style.get(name) ?? '';
  const isClipped = /hidden|clip/.test(valueOf('overflow')) && sizes.some((name) => zero.test(valueOf(name)));
  const isOutside = /absolute|fixed/.test(valueOf('position')) && sides.some((name) => farOutside.test(valueOf(name)));
  return isClipped || isOutside || Object.entries(hiding).some(([name, pattern]) => pattern.test(valueOf(name)));
}
