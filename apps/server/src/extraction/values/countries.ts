import { fold } from '../words/fold.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const also =
  'uk|usa|united states of america|england|scotland|wales|northern ireland|the netherlands|holland|holanda|czech republic|republica checa|ee uu|eeuu|gran bretana|inglaterra|escocia|paises bajos';

/** Folded names of countries in both languages. */
const names = new Set([
  ...['en', 'es'].flatMap((locale) => {
    const display = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => {
      const name = display.of(code);
      return name ? [fold(name)] : [];
    });
  }),
  ...also.split('|'),
]);

/** Country codes that are recognized after a town ('Innsbruck AT'); other pairs of capitals are not taken as codes. */
const written = new Set('AT BE CH CZ DE DK EE ES FI FR GR IE LT LU LV NL NO PL PT SE UK'.split(' '));

export function isCountry(words: string): boolean {
  return names.has(fold(words).replace(/^the /, '').trim()) || names.has(fold(words).trim());
}

export function isCountryCode(words: string): boolean {
  return written.has(words);
}
