import { clauseAround, type Stretch } from '../layout/sentences.ts';

/**
 * Patterns for the context of numbers that are not current facts of the startup: forecasts, earlier figures, figures of
 * others, negations and examples. All match folded text, except `futureTense`.
 */
const forecast =
  /\b(?:forecast\w*|projected|projections?|projecting|expect(?:s|ed|ing)?|anticipat\w+|will|would|shall|plan(?:s|ned|ning) (?:to|for|on)|plans|aim(?:s|ed|ing)?|target(?:s|ed|ing)?|goals?|budget(?:ed|s)?|hop(?:es?|ing)|guidance|outlook|potential(?:ly)?|could|might|next (?:year|twelve|12)|by the end of|seek(?:s|ing)?|looking (?:for|to)|is raising|are raising|wants? to|intends?|prev(?:e|en|emos|isto|ista|istos|istas|ision|isiones)|esper(?:a|an|amos|ado|ada)|proyecta(?:n|mos|do|da|dos|das)?|proyecciones|proyeccion|presupuest\w+|objetivos?|meta|aspira\w*|planea\w*|confia\w*|pretend\w+|quiere\w*|queremos|busca(?:n|mos|ndo)?|proximo(?:s)? (?:ano|ejercicio|anos|doce)|ano que viene|podria\w*|de aqui a|pronostic\w+|estimacion para|a finales de|se estiman? (?:un[ao]s )?(?:ventas|ingresos|facturar)|estimamos (?:facturar|cerrar|vender|ventas|ingresos|un[ao]s))\b/;
/**
 * Spanish verbs in the future or conditional, by their accents. Nouns with the same ending, such as 'panadería', are
 * skipped after an article or a preposition.
 */
const futureTense =
  /(?<!(?:^|[^\p{L}])(?:el|la|las|una|cada|de|en|por|con|su|nuestra|otra|esta|nueva|primera|gran|mayor)\s)(?<!\p{L})(?!(?:mayor|tesor|ingenie|asesor|consultor|auditor|mine|categor)\p{L}*ría)\p{L}{2,}(?:rá|rán|remos|ría|rían)(?!\p{L})/iu;
/** The year of a plan before its figure: '2026e: 3', '2026 (prev.): 3'. */
const yearOfPlan =
  /\b20\d\d ?(?:[efpb]|\(?(?:prev|pres|proy|plan|budget|ppto|forecast|target|[efpb])\.?\)?)\s?(?:[-=]?>|→|[:=–—-])?\s?[€$£]?$/;
const past =
  /\b(?:last year|previous year|prior year|the year before|a year (?:ago|earlier|before)|years? ago|previously|formerly|used to|earlier year|ano pasado|ano anterior|ejercicio anterior|ejercicio pasado|hace (?:un|dos|tres|\d+) anos?|un ano antes|anteriormente|antes eran?|previo|former)\b/;
const comparison =
  /(?:\bup from|\bdown from|\bcompared (?:to|with)|\bversus|\bvs\.?|(?<!\bup )\bagainst|\bfrente a(?: los| las)?|\bcomparado con(?: los)?|\brather than|\binstead of|\ben lugar de|\bpor encima de los|\brespecto a(?: los)?)\s(?:the |los |las |un |el |about |unos )?$/;
const competitor =
  /\b(?:competitors?|rivals?|competing|competition|incumbents?|market leader|competidor(?:es|a|as)?|competencia|rival(?:es)?|lider del mercado|its peer|peers|industry average|sector average|media del sector|benchmark)\b/;
const denial =
  /\b(?:not|never|without|no longer|nor|neither|hasn't|haven't|isn't|doesn't|no (?:ha|han|hemos|es|son|tiene|tenemos|factura|alcanza)|sin|nunca|jamas|todavia no|aun no)\b[^.;]{0,25}$/;
const example =
  /\b(?:for example|e\.g|such as|imagine|suppose|if|por ejemplo|p\. ?ej|imagine(?:mos)?|supongamos|si (?:un|una|el|la)|hypothetical|hipotetic\w+)\b/;

export interface Surroundings {
  /** The folded clause around the number. */
  clause: string;
  /** The same clause as written. */
  written: string;
  /** The folded text before the number in the sentence. */
  before: string;
  /** The latest year that is not in the future. */
  asOfYear: number;
  /** A year that the clause names. */
  year: number | null;
}

/**
 * Returns what stands around a number of a text.
 *
 * @param folded The same text, folded.
 */
export function surroundingsOf(
  text: string,
  folded: string,
  number: Stretch,
  { asOfYear, year }: Pick<Surroundings, 'asOfYear' | 'year'>,
): Surroundings {
  const { start, end } = clauseAround(folded, number);
  return {
    clause: folded.slice(start, end),
    written: text.slice(start, end),
    before: folded.slice(0, number.start),
    asOfYear,
    year,
  };
}

const guardNames = ['forecast', 'past', 'competitor', 'denial', 'example'] as const;
export type Guard = (typeof guardNames)[number];

/** Returns why a number is not a current fact of the startup; null if no guard applies. */
export function guardAgainst(place: Surroundings, lifted: readonly Guard[] = []): Guard | null {
  const isLifted = (guard: Guard) => lifted.includes(guard);
  if (!isLifted('forecast')) {
    if (place.year !== null && place.year > place.asOfYear) return 'forecast';
    if (yearOfPlan.test(place.before)) return 'forecast';
    if (forecast.test(place.clause) || futureTense.test(place.written)) return 'forecast';
  }
  if (!isLifted('past') && (past.test(place.clause) || comparison.test(place.before))) return 'past';
  if (!isLifted('competitor') && competitor.test(place.clause)) return 'competitor';
  if (!isLifted('denial') && denial.test(place.before)) return 'denial';
  return example.test(place.clause) ? 'example' : null;
}

/** Returns 'forecast' or 'past' if a label or heading says that its figures are planned or past; otherwise null. */
export function labelGuard(folded: string): Guard | null {
  const words = folded.replaceAll(
    /\b(?:target|objetivo) (?:segment|market|customer)|(?:segmento|mercado|cliente|publico) objetivo|potencial de escal\w+|scalability potential|potential customers/g,
    ' ',
  );
  if (
    forecast.test(words) ||
    /\b(?:target|objetivo|plan|budget|estimate|20\d\d ?(?:[efpb]|\(?(?:prev|pres|proy)))\b/.test(words)
  )
    return 'forecast';
  if (past.test(words)) return 'past';
  return null;
}
