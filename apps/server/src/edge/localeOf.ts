import { type Locale, locales } from '@aval/contract';

const isLocale = (tag: string): tag is Locale => locales.some((locale) => locale === tag);

/** The preferred supported language of an Accept-Language header; English when there is none. */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const known = wanted.filter(({ language, weight }) => weight > 0 && isLocale(language));
  const [best] = known.toSorted((one, other) => other.weight - one.weight);
  return best && isLocale(best.language) ? best.language : 'en';
}
