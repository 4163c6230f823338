import type { Localized } from '../types.ts';

/** A currency as it is written beside an amount. */
export interface Currency {
  /** What a sentence calls it: the name of the sign or word, or the ISO 4217 code. */
  name: Localized;
  /** As written, in lower case without accents. */
  forms: readonly string[];
}

const same = (text: string): Localized => ({ en: text, es: text });

/** The currency of every amount. */
export const euro: Currency = { name: { en: 'euros', es: 'euros' }, forms: ['€', 'euros', 'euro', 'eur'] };

/** Signs and words other than codes; a sign of several countries, as '$', is named no further than it says. */
export const namedCurrencies: readonly Currency[] = [
  {
    name: { en: 'US dollars', es: 'dólares estadounidenses' },
    forms: ['us$', 'u$s', '$us', 'us dollars', 'us dollar', 'dolares estadounidenses', 'dolares americanos'],
  },
  {
    name: { en: 'dollars', es: 'dólares' },
    forms: ['a$', 'au$', 'c$', 'ca$', 'hk$', 'nz$', 's$', 'nt$', '$', 'dollars', 'dollar', 'dolares', 'dolar'],
  },
  { name: { en: 'pesos', es: 'pesos' }, forms: ['mx$', 'mex$', 'ar$', 'clp$', 'col$', 'pesos', 'peso', '₱'] },
  {
    name: { en: 'pounds', es: 'libras' },
    forms: ['£', 'pounds sterling', 'pounds', 'pound', 'sterling', 'libras esterlinas', 'libras', 'libra'],
  },
  { name: { en: 'yen or yuan', es: 'yenes o yuanes' }, forms: ['¥', '￥', 'cn¥', 'jp¥'] },
  { name: { en: 'yen', es: 'yenes' }, forms: ['円', 'yenes', 'yen'] },
  { name: { en: 'yuan', es: 'yuanes' }, forms: ['元', 'renminbi', 'rmb', 'yuanes', 'yuan'] },
  {
    name: { en: 'francs', es: 'francos' },
    forms: ['swiss francs', 'francos suizos', 'francs', 'franc', 'francos', 'franco', 'sfr', 'fr.'],
  },
  { name: { en: 'reais', es: 'reales' }, forms: ['r$', 'reais', 'reales'] },
  { name: { en: 'rupees', es: 'rupias' }, forms: ['₹', 'rupees', 'rupee', 'rupias', 'rs.'] },
  { name: { en: 'won', es: 'wones' }, forms: ['₩', 'wones', 'won'] },
  { name: { en: 'roubles', es: 'rublos' }, forms: ['₽', 'roubles', 'rubles', 'rublos'] },
  { name: { en: 'lira', es: 'liras' }, forms: ['₺', 'liras', 'lira'] },
  { name: { en: 'shekels', es: 'séqueles' }, forms: ['₪', 'shekels', 'shekel'] },
  { name: { en: 'hryvnias', es: 'grivnas' }, forms: ['₴', 'hryvnias', 'grivnas'] },
  { name: { en: 'naira', es: 'nairas' }, forms: ['₦', 'nairas', 'naira'] },
  { name: { en: 'colones', es: 'colones' }, forms: ['₡', 'colones'] },
  { name: { en: 'soles', es: 'soles' }, forms: ['s/.', 's/', 'soles'] },
  { name: { en: 'zlotys', es: 'eslotis' }, forms: ['zł', 'zlotys', 'zloty', 'eslotis'] },
  { name: { en: 'crowns', es: 'coronas' }, forms: ['kc', 'kr.', 'kr', 'coronas', 'crowns', 'kroner', 'kronor'] },
  { name: { en: 'forints', es: 'forintos' }, forms: ['forints', 'forint', 'forintos'] },
  { name: { en: 'bitcoins', es: 'bitcoins' }, forms: ['₿', 'bitcoins', 'bitcoin', 'btc'] },
];

const codes =
  'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd btn bwp byn bzd cad cdf chf clp cny ' +
  'cop crc cup cve czk djf dkk dop dzd egp ern etb fjd fkp gbp gel ghs gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr iqd ' +
  'irr isk jmd jod jpy kes kgs khr kmf kpw krw kwd kyd kzt lak lbp lkr lrd lsl lyd mad mdl mga mkd mmk mnt mop mru mur mvr ' +
  'mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sdg sek sgd shp ' +
  'sle sos srd ssp stn svc syp szl thb tjs tmt tnd top try ttd twd tzs uah ugx usd uyu uzs ves vnd vuv wst xaf xcd xof xpf ' +
  'yer zar zmw';

/** The currencies that no amount is in: signs and words of the well-known ones, and every code of ISO 4217. */
export const otherCurrencies: readonly Currency[] = [
  ...namedCurrencies,
  ...codes.split(' ').map((code) => ({ name: same(code.toUpperCase()), forms: [code] })),
];
