import { type StartupFieldId, startupField } from '@aval/contract';

import { choiceOf } from '../../values/choiceWords.ts';
import { fold } from '../../words/fold.ts';
import type { TextFact } from './TextFact.ts';

/** Patterns for choices in folded sentences. */
const choices: readonly { field: StartupFieldId; pattern: RegExp }[] = [
  {
    field: 'industry_id',
    pattern:
      /\b(?:is an?|are an?|an?) (?:\w+[ -]){0,2}?(healthtech|health tech|medtech|fintech|edtech|insurtech|digital health|biotech|retail tech|deep tech|e-commerce|cybersecurity|robotics) (?:startup|start-up|company|scale-?up|platform|firm|spin-?off)/,
  },
  {
    field: 'industry_id',
    pattern:
      /\b(?:startup|empresa|compania|spin-?off|plataforma) (?:\w+ ){0,1}?(?:de |del sector )?(healthtech|medtech|fintech|edtech|insurtech|salud digital|biotecnologia|ciberseguridad|robotica|inteligencia artificial|comercio electronico|tecnologia educativa|servicios financieros)\b/,
  },
  {
    field: 'stage_id',
    pattern:
      /\b(?:at|in|reached|is at|is in) (?:the |its |an? )?(idea|prototype|mvp|growth|expansion|minimum viable product) (?:stage|phase)\b/,
  },
  {
    field: 'stage_id',
    pattern: /\b(?:fase|etapa) de (idea|prototipo|mvp|crecimiento|expansion|producto minimo viable)\b/,
  },
  { field: 'stage_id', pattern: /\b(?:fase|etapa) (mvp)\b/ },
  {
    field: 'business_model_id',
    pattern: /\b(?:business|revenue) model (?:is|:) (?:an? |pure )?(b2b saas|saas|b2b|b2c|marketplace)\b/,
  },
  {
    field: 'business_model_id',
    pattern: /\b(b2b saas|saas|b2b|b2c|marketplace) (?:business |revenue |subscription )?model\b/,
  },
  {
    field: 'business_model_id',
    pattern:
      /\bmodelo (?:de negocio |de ingresos )?(?:es |:)?(?:un |de )?(saas b2b|b2b saas|saas|b2b|b2c|marketplace)\b/,
  },
  { field: 'business_model_id', pattern: /\b(?:is|es) (?:an?|un) (marketplace) (?:that|for|que|para|where|donde)\b/ },
  {
    field: 'business_model_id',
    pattern: /\b(b2b saas|saas b2b) (?:startup|company|platform|product|empresa|plataforma)\b/,
  },
  {
    field: 'business_model_id',
    pattern:
      /\b(saas|b2b|b2c) (?:platform|software|tool|product|subscription|business|company|solution|startup|start-up|service|app|marketplace)\b/,
  },
  {
    field: 'business_model_id',
    pattern:
      /\b(?:software|fintech|edtech|healthtech|insurtech|startup|empresa|compania|plataforma|herramienta|servicio|app|aplicacion|suscripcion) (b2b saas|saas b2b|b2b|b2c|saas)\b/,
  },
  { field: 'business_model_id', pattern: /\((b2b|b2c|saas)\)/ },
  { field: 'business_model_id', pattern: /\b(?:is|es) (?:an?|un) (saas)\b/ },
  {
    field: 'business_model_id',
    pattern:
      /(?:^|^[-*•] |\b(?:the|a|un|el|una) (?:\w+ )?)(marketplace) (?:for|of|that|where|connecting|para|de|que|donde)\b/,
  },
  {
    field: 'stage_id',
    pattern: /^(?:we have )?(?:an? )?(?:working|functional|functioning) (prototype)\b/,
  },
  { field: 'stage_id', pattern: /^(?:tenemos )?(?:un )?(prototipo) (?:funcional|operativo)\b/ },
];

/** Extracts the choices that a sentence names. */
export function choicesIn(sentence: string): TextFact[] {
  const folded = fold(sentence);
  if (
    /\b(?:not|no longer|no es|competitor|competidor\w*|customers? are|for the|from)\b/.test(folded) &&
    !/\bis an?\b|\bes una?\b/.test(folded)
  )
    return [];
  return choices.flatMap(({ field, pattern }) => {
    const words = pattern.exec(folded)?.[1];
    const { lookup } = startupField(field);
    const id = words && lookup ? choiceOf(lookup, words) : null;
    return id === null ? [] : [{ field, value: id, confidence: 76 }];
  });
}

/** Extracts choices from a line of keywords ('EdTech · SaaS · sold to schools'). */
export function keywordsIn(line: string): TextFact[] {
  const words = line.split(/\s+[·|•]\s+/);
  if (words.length < 2) return [];
  return (['industry_id', 'business_model_id', 'stage_id'] as const).flatMap((field): TextFact[] => {
    const { lookup } = startupField(field);
    const ids = new Set(
      words.flatMap((word) => (lookup && word.split(' ').length < 4 ? [choiceOf(lookup, word)] : [])),
    );
    ids.delete(null);
    const [id] = ids;
    return ids.size === 1 && id ? [{ field, value: id, confidence: 66 }] : [];
  });
}
