import { fold } from './fold.ts';

const words = {
  en: new Set('the of and to in is for with that our we are has by from on at was its this it as an be'.split(' ')),
  es: new Set('el la de y en que los las para con por una un es del se su nuestra somos ha al como mas sus'.split(' ')),
};

/** Returns the language with most stop words; on a tie, Spanish if it has its letters or labels, else English. */
export function languageOf(text: string): 'en' | 'es' {
  const counts = { en: 0, es: 0 };
  for (const word of fold(text.slice(0, 50_000)).split(/[^a-z]+/)) {
    if (words.en.has(word)) counts.en += 1;
    if (words.es.has(word)) counts.es += 1;
  }
  if (counts.es === counts.en)
    return /[ñ¿¡]|\b(?:ingresos|equipo|empresa|nombre|fundaci[oó]n)\b/i.test(text) ? 'es' : 'en';
  return counts.es > counts.en ? 'es' : 'en';
}
