import { educationLevelIn } from '../../values/educationWords.ts';
import { fold } from '../../words/fold.ts';
import type { TextFact } from './TextFact.ts';

const founder =
  /\b(?:co-?founders?|founders?|ceo|cto|coo|chief \w+ officer|managing director|(?:co)?fundador(?:es|as|a)?|director(?:a)? (?:general|tecnic[oa])|consejer[oa] delegad[oa]|soci[oa]s?)\b/;
const others =
  /\b(?:advisors?|asesor\w*|customers?|clientes?|employees|empleados|team of|equipo de|students?|alumnos?|programme|programa)\b/;

/** Extracts the degree that a sentence attributes to a founder or an executive. */
export function educationIn(sentence: string): TextFact[] {
  const folded = fold(sentence);
  const level = founder.test(folded) && !others.test(folded) ? educationLevelIn(folded) : null;
  return level === null ? [] : [{ field: 'founders_education_level', value: level, confidence: 66 }];
}
