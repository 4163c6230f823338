import { type StartupFieldId, startupField } from '@aval/contract';

import type { Candidate, Source } from './Candidate.ts';
import { choiceOf } from './choiceWords.ts';
import { isOwnName, type Placed } from './context.ts';
import { isPossible, valueBeside } from './fieldValues.ts';
import { fold } from './fold.ts';
import { personsIn } from './persons.ts';
import { sentencesOf } from './sentences.ts';
import { topicsOf } from './topics.ts';

const place = String.raw`(?:A\s|La\s|El\s|Las\s|Los\s)?\p{Lu}[\p{L}'’-]+(?:[\s-](?:de |del |la |el |los |las |di |upon )?\p{Lu}[\p{L}'’-]+){0,3}(?:(?:,\s|\s\()\p{Lu}[\p{L}'’-]+(?:\s(?:de |del |la )?\p{Lu}[\p{L}'’-]+){0,2}\)?)?`;
const locations = [
  new RegExp(
    String.raw`\b(?:based|headquartered|head office is|registered office is|located) (?:in|at)(?: the city of)? (${place})`,
    'u',
  ),
  new RegExp(String.raw`\b(?:company|startup|start-up|firm|spin-?off|empresa|startup) (?:in|de|en) (${place})`, 'u'),
  new RegExp(String.raw`\b(?:headquarters|head office|HQ|offices) (?:is |are )?in (${place})`, 'u'),
  new RegExp(
    String.raw`\b(?:con (?:sede|base|domicilio|oficinas?)(?: \p{Ll}+){0,2}|tiene su sede(?: \p{Ll}+)?|afincad[ao]|ubicad[ao]|radicad[ao]|domiciliad[ao]|situad[ao]|establecid[ao]|sede(?: central| social)? (?:está )?) ?en (${place})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Ff]undada|[Ff]undado|[Cc]onstituida|[Nn]acida|[Ff]ounded|[Ii]ncorporated) (?:en|in) (?:19|20)\d\d (?:en|in) (${place})`,
    'u',
  ),
  new RegExp(String.raw`\b(\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)?)-(?:based|headquartered)\b`, 'u'),
];

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
    field: 'financing_type_id',
    pattern:
      /\b(?:is|has been|entirely|fully|remains|until now|so far) (?:entirely |fully |completely |been )?(bootstrapped|self-funded)\b/,
  },
  {
    field: 'financing_type_id',
    pattern:
      /\b(?:funded|financed|backed) (?:mainly |mostly |entirely |so far )?(?:by|with|through) (business angels|public grants|venture capital|crowdfunding|convertible notes|bank loans|venture debt)\b/,
  },
  {
    field: 'financing_type_id',
    pattern:
      /\b(?:financiad[ao]|respaldad[ao]|se (?:ha )?financia(?:do)?) (?:principalmente |sobre todo |hasta ahora |integramente )?(?:por|con|mediante) (business angels|subvenciones publicas|ayudas publicas|capital riesgo|recursos propios|fondos propios|crowdfunding|notas convertibles|deuda bancaria|prestamos bancarios)\b/,
  },
];

/** Places, choices and descriptions that sentences state, and addresses anywhere in the text. */
export function proseTexts(places: readonly Placed[], source: Source): Candidate[] {
  return [...sentenceTexts(places, source), ...addresses(places, source)];
}

function sentenceTexts(places: readonly Placed[], source: Source): Candidate[] {
  return places.flatMap(({ passage, section }): Candidate[] => {
    if (passage.cells || section === 'competition' || section === 'forecast') return [];
    const { text } = passage;
    const stretches = sentencesOf(text);
    const sentences = stretches.map(({ start, end }) => text.slice(start, end));
    const topics = topicsOf(sentences, source, section);
    return sentences.flatMap((sentence, index) => {
      if (topics[index] === 'other') return [];
      return [
        ...locationIn(sentence),
        ...choicesIn(sentence),
        ...definitionIn(sentence, source),
        ...foundersIn(sentence),
        ...taxIdIn(sentence),
      ].map((fact) => ({
        ...fact,
        quote: sentence.trim(),
        passage,
        cell: null,
        year: null,
        precision: 0,
      }));
    });
  });
}

const foundedBy =
  /\b(?:[Ff]ounded|[Ss]tarted|[Ff]undad[ao]|[Cc]read[ao]|[Cc]onstituid[ao])(?: (?:in|en) (?:\p{L}+ (?:de )?)?(?:19|20)\d\d| (?:in|en) \p{Lu}\p{L}+)* (?:by|por) ((?:\p{Lu}[\p{L}'’-]+(?: (?:de |del |la )?\p{Lu}[\p{L}'’-]+){1,3}(?:, | and | y | e |, and )?){1,6})/u;

/** Founders who are named one by one. */
function foundersIn(sentence: string): TextFact[] {
  const people = personsIn(foundedBy.exec(sentence)?.[1]?.replace(/(?:,| and| y| e)\s*$/, '') ?? '');
  return people.length > 1 ? [{ field: 'founder_count', value: people.length, confidence: 72 }] : [];
}

const taxId =
  /\b(?:NIF|CIF|N\.I\.F\.|C\.I\.F\.|VAT(?: (?:number|no\.?|ID))?|Tax ID)\b[:\s]*((?:ES)?[A-HJNP-SUVW]-?\d{7}-?[0-9A-J])\b/;

function taxIdIn(sentence: string): TextFact[] {
  const id = taxId.exec(sentence)?.[1]?.replace(/^ES/, '').replaceAll('-', '');
  return id === undefined ? [] : [{ field: 'nif', value: id, confidence: 84 }];
}

type TextFact = Pick<Candidate, 'field' | 'value' | 'confidence'>;

function locationIn(sentence: string): TextFact[] {
  const found = locations.map((pattern) => pattern.exec(sentence)).find((match) => match !== null);
  const value = found?.[1]?.replace(/[).,\s]+$/, '').replace(/\s\(/, ', ');
  if (
    !value ||
    /\b(?:customers?|clients?|offices? (?:also|too)|investors?|fund|university|clientes?|inversor\w*|fondo|universidad|delegaci\w+|filial)\b[^.]{0,25}$/i.test(
      sentence.slice(0, found?.index ?? 0),
    )
  )
    return [];
  return [{ field: 'location', value, confidence: 80 }];
}

function choicesIn(sentence: string): TextFact[] {
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

const defining =
  /^(?:,? ?(?:S\.?L\.?|Ltd|Inc)\.?)?(?:,? \([^)]*\))? ?(?:is (?:a|an|the)|develops|offers|helps|builds|makes|provides|sells|connects|lets|designs|turns|es (?:una?|la|el)|desarrolla|ofrece|ayuda|construye|fabrica|vende|conecta|permite|diseña|convierte|comercializa)\s/u;

/** The sentence that says what the startup is or does. */
function definitionIn(sentence: string, source: Source): TextFact[] {
  const text = sentence.trim();
  const first = /^["“«]?((?:[\p{Lu}\d][\p{L}\d&.'’+-]*\s?){1,4}?)(?=[\s,(])/u;
  for (let length = 1; length <= 4; length += 1) {
    const name = text.split(/\s+/).slice(0, length).join(' ').replace(/[,:]$/, '');
    if (!first.test(text) || !isOwnName(fold(name), source) || !defining.test(text.slice(name.length))) continue;
    return text.length > 40 && text.length < 600 ? [{ field: 'description', value: text, confidence: 70 }] : [];
  }
  return [];
}

const address =
  /(?:https?:\/\/|www\.)[^\s<>"'()]+|(?<![@\w.-])(?:[\w-]+\.)+(?:com|es|io|ai|co|eu|org|net|tech|app|health|cat|eus|gal|dev|finance|edu)(?:\/[^\s<>"'()]*)?(?![\w@])/giu;

function addresses(places: readonly Placed[], source: Source): Candidate[] {
  const found = places.flatMap(({ passage, section }) =>
    section === 'competition' ? [] : [...passage.text.matchAll(address)].map(([words]) => ({ words, passage })),
  );
  const fields = ['linkedin_url', 'twitter_url', 'youtube_url', 'website_url'] as const;
  return fields.flatMap((field): Candidate[] => {
    const values = found.flatMap(({ words, passage }) => {
      const stated = valueBeside(field, words.replace(/[.,;:]+$/, ''), source);
      return stated &&
        isPossible(field, stated.value, source) &&
        (field !== 'website_url' || isOwnHost(String(stated.value), source))
        ? [{ value: String(stated.value), passage }]
        : [];
    });
    const [only] = values;
    const isOne = new Set(values.map(({ value }) => value.replace(/\/$/, ''))).size === 1;
    if (!only || !isOne) return [];
    return [
      {
        field,
        value: only.value,
        confidence: 78,
        quote: only.passage.text,
        passage: only.passage,
        cell: null,
        year: null,
        precision: 0,
      },
    ];
  });
}

/** A site belongs to the startup when its host is made of the startup's name. */
function isOwnHost(value: string, { names }: Source): boolean {
  const host =
    fold(new URL(value).hostname)
      .replace(/^www\./, '')
      .split('.')[0]
      ?.replaceAll('-', '') ?? '';
  return names.some((name) => {
    const joined = name.replaceAll(/[^a-z0-9]/g, '');
    const [first = ''] = name.split(' ');
    return (
      joined.length > 2 && (joined === host || host.includes(joined) || (first.length > 3 && host.startsWith(first)))
    );
  });
}
