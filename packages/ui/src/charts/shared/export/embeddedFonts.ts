const unquoted = (family: string): string => family.replaceAll(/["']/g, '').trim();

/** The @font-face rules of the fonts that a page has loaded, with their base URL. */
function loadedFaces(): { rule: CSSFontFaceRule; base: string }[] {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map((face) => `${unquoted(face.family)} ${face.unicodeRange}`),
  );
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSFontFaceRule &&
        loaded.has(
          `${unquoted(rule.style.getPropertyValue('font-family'))} ${rule.style.getPropertyValue('unicode-range')}`,
        )
          ? [{ rule, base: sheet.href ?? document.baseURI }]
          : [],
      );
    } catch {
      // The rules of a cross-origin style sheet cannot be read.
      return [];
    }
  });
}

async function asDataUrl(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsDataURL(blob);
  });
}

/** The @font-face rules with embedded fonts, for the fonts that a drawing uses and the page has. */
export async function embeddedFonts(svg: string): Promise<string> {
  const rules = loadedFaces().map(async ({ rule, base }) => {
    const family = unquoted(rule.style.getPropertyValue('font-family'));
    const url = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
    if (url === undefined || !svg.includes(family)) return '';
    const source = await asDataUrl(new URL(url, base).href);
    return `@font-face{font-family:'${family}';font-weight:100 900;src:url(${source})}`;
  });
  return (await Promise.all(rules)).join('');
}
