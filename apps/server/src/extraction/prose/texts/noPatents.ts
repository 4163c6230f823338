import { fold } from '../../words/fold.ts';
import type { TextFact } from './TextFact.ts';

const none =
  /(?:^|[.,;:] ?|\b(?:we|it|company|startup|team|firm|business|they|and|but|y|pero|aun|todavia|empresa|sociedad) )(?:(?:have|has|hold|holds|own|owns|there are) )?(?:no patents?|sin patentes?|no (?:tenemos|tiene|hay|cuenta con|contamos con|posee) (?:ninguna )?patentes?|ninguna patente)(?! (?:pending|required|needed|infring\w+|expir\w+|or |in the|de terceros|pendientes?))\b/;

/** Extracts from a sentence that the startup has no patents. */
export function noPatentsIn(sentence: string): TextFact[] {
  return none.test(fold(sentence).trim()) ? [{ field: 'patent_count', value: 0, confidence: 74 }] : [];
}
