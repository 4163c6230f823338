/** The supported languages. Every text exists in both. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

export interface Text {
  en: string;
  es: string;
}

/**
 * Fills in the `{name}` placeholders of a template.
 *
 * @param params Text values are chosen by language; others are printed unchanged.
 * @returns Both languages; a placeholder without a parameter stays unchanged.
 */
export function fill(template: Text, params: Readonly<Record<string, string | number | Text>>): Text {
  return { en: fillOne(template.en, params, 'en'), es: fillOne(template.es, params, 'es') };
}

function fillOne(template: string, params: Readonly<Record<string, string | number | Text>>, locale: Locale): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    if (value === undefined) return place;
    return typeof value === 'object' ? value[locale] : String(value);
  });
}
