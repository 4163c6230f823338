import type { Direction, Explanation, Lens } from '@aval/metrics';

import type { useLanguage } from './useLanguage.ts';

type Language = ReturnType<typeof useLanguage>;

interface ModelWords {
  rules: string;
  ruleHead: readonly [rule: string, value: string, meaning: string];
  version: string;
  versionMeaning: string;
  metrics: string;
  metricsMeaning: string;
  inputs: string;
  requiredOf: (count: number) => string;
  unknownPart: string;
  ofHundred: (score: number) => string;
  unknownMeaning: string;
  estimate: string;
  knownBy: (share: string) => string;
  estimateMeaning: string;
  standard: string;
  unknown: string;
  standardMeaning: string;
  weakest: string;
  weakestMeaning: string;
  evaluatedFrom: string;
  coverageOf: (share: string) => string;
  evaluatedMeaning: string;
  areas: string;
  areaHead: (example: string) => readonly string[];
  weakestAgain: (mean: string, weakest: string) => string;
  from: (score: number) => string;
  under: (score: number) => string;
  howItAddsUp: (score: string) => string;
  coverage: (stated: string, evidenced: string) => string;
  exact: string;
  inputHead: (example: string) => readonly string[];
  over: string;
  yes: string;
  noData: string;
  lenses: Readonly<Record<Lens, string>>;
  lensNames: Readonly<Record<Lens, string>>;
  directions: Readonly<Record<Direction, string>>;
  weakestArea: string;
  scoreAlready: string;
  logarithmic: string;
  word: string;
  range: (least: string, greatest: string | null) => string;
  none: string;
  partsOf: (metric: string) => string;
  partHead: readonly string[];
  whenGiven: string;
  statedFrom: (sources: string) => string;
  estimatedFrom: (sources: string) => string;
  neverEstimated: string;
  known: Readonly<Record<Explanation['status'], string>>;
  benchmark: (text: string) => string;
  restsOn: (sources: string) => string;
}

/** Texts around the generated parts of the page about the model. */
export const modelTexts: Readonly<Record<Language, ModelWords>> = {
  en: {
    rules: 'Rules',
    ruleHead: ['Rule', 'Value', 'What it means'],
    version: 'Version of the model',
    versionMeaning: 'Stored with every calculation; increased by any change of a weight or an anchor',
    metrics: 'Metrics',
    metricsMeaning: 'In three lenses; the lens determines what is shown and does not change any number',
    inputs: 'Inputs',
    requiredOf: (count) => `Of the inputs and classifications ${count} are required`,
    unknownPart: 'Unknown part',
    ofHundred: (score) => `${score} of 100`,
    unknownMeaning:
      'The lowest value that is still average: missing data is treated as bad news, not as neutral. Money facts that such a startup has, and does not state, count 0',
    estimate: 'Estimate',
    knownBy: (share) => `known by ${share}`,
    estimateMeaning:
      'Counts with its value, is labelled, lowers the coverage, and is believed no more than an opinion or the least sure of its inputs',
    standard: 'Default',
    unknown: 'unknown',
    standardMeaning: 'An unconfirmed default is not a fact, even if the form sends it',
    weakest: 'Weakest area',
    weakestMeaning: 'Counted a second time, so that a strong area never hides a weak one',
    evaluatedFrom: 'Evaluated from',
    coverageOf: (share) => `${share} coverage`,
    evaluatedMeaning: 'Or with every required input present and none too old; otherwise there is no score',
    areas: 'Areas',
    areaHead: (example) => [
      'Area',
      'Metric',
      'Weight before growth',
      'Weight from growth',
      `${example}: score`,
      'Coverage',
    ],
    weakestAgain: (mean, weakest) =>
      `The weakest of the four is counted a second time with ${weakest}: score = ${mean} of the weighted mean + ${weakest} of the weakest area.`,
    from: (score) => `from ${score}`,
    under: (score) => `under ${score}`,
    howItAddsUp: (score) => `How ${score} adds up`,
    coverage: (stated, evidenced) =>
      `Stated ${stated}, evidenced ${evidenced}. Computed on this page from the inputs below.`,
    exact: 'exact',
    inputHead: (example) => ['Input', 'Id', 'Range', 'Required', 'Uncertainty', example],
    over: 'over',
    yes: 'yes',
    noData: 'No data',
    lenses: { general: 'General: for all users', corporate: 'Corporate lens', educational: 'Educational lens' },
    lensNames: { general: 'general', corporate: 'corporate', educational: 'educational' },
    directions: { up: 'more is better', down: 'less is better', none: 'no direction' },
    weakestArea: 'Weakest of the four areas',
    scoreAlready: 'already a score',
    logarithmic: 'logarithmic',
    word: 'a text',
    range: (least, greatest) => (greatest === null ? `from ${least}` : `${least} to ${greatest}`),
    none: 'none',
    partsOf: (metric) => `Parts of ${metric}`,
    partHead: ['Part', 'Weight (before MVP · MVP · growth)', 'Value → score'],
    whenGiven: 'only when given',
    statedFrom: (sources) => `Stated from: ${sources}.`,
    estimatedFrom: (sources) => `Otherwise estimated from: ${sources}.`,
    neverEstimated: 'Never estimated.',
    known: {
      stated: 'stated',
      estimated: 'estimated',
      partly: 'partly known',
      convention: 'a convention of the model',
      defaulted: 'a default, therefore unknown',
      unknown: 'unknown',
    },
    benchmark: (text) => `Benchmark: ${text}`,
    restsOn: (sources) => `Based on: ${sources}.`,
  },
  es: {
    rules: 'Reglas',
    ruleHead: ['Regla', 'Valor', 'Qué significa'],
    version: 'Versión del modelo',
    versionMeaning: 'Se guarda con cada cálculo; cualquier cambio de un peso o de un punto de escala la sube',
    metrics: 'Métricas',
    metricsMeaning: 'En tres perspectivas; la perspectiva elige qué se muestra y no cambia ningún número',
    inputs: 'Datos de entrada',
    requiredOf: (count) => `De los datos y las clasificaciones, ${count} son obligatorios`,
    unknownPart: 'Parte desconocida',
    ofHundred: (score) => `${score} de 100`,
    unknownMeaning:
      'El valor más bajo que aún es medio: el silencio se lee como mala noticia, no como neutral. Las cifras de dinero que una startup así tiene y no declara cuentan 0',
    estimate: 'Estimación',
    knownBy: (share) => `conocida al ${share}`,
    estimateMeaning:
      'Cuenta con su valor, va marcada, baja la cobertura y se cree como mucho igual que una opinión o que el menos seguro de sus datos',
    standard: 'Valor por defecto',
    unknown: 'desconocido',
    standardMeaning: 'Un valor que nadie declaró no es un hecho, aunque el formulario lo envíe',
    weakest: 'Área más débil',
    weakestMeaning: 'Se cuenta otra vez, para que un área fuerte nunca esconda una débil',
    evaluatedFrom: 'Se evalúa desde',
    coverageOf: (share) => `${share} de cobertura`,
    evaluatedMeaning: 'O con todos los datos obligatorios y ninguno caducado; si no, no hay nota',
    areas: 'Áreas',
    areaHead: (example) => [
      'Área',
      'Métrica',
      'Peso antes de crecimiento',
      'Peso desde crecimiento',
      `${example}: nota`,
      'Cobertura',
    ],
    weakestAgain: (mean, weakest) =>
      `La más débil de las cuatro se cuenta otra vez con un ${weakest}: nota = ${mean} de la media ponderada + ${weakest} del área más débil.`,
    from: (score) => `desde ${score}`,
    under: (score) => `menos de ${score}`,
    howItAddsUp: (score) => `Cómo se llega a ${score}`,
    coverage: (stated, evidenced) =>
      `Declarado: ${stated}; acreditado: ${evidenced}. Calculado en esta página con los datos de más abajo.`,
    exact: 'exacto',
    inputHead: (example) => ['Dato', 'Id', 'Intervalo', 'Obligatorio', 'Incertidumbre', example],
    over: 'más de',
    yes: 'sí',
    noData: 'Sin datos',
    lenses: {
      general: 'General: para todos',
      corporate: 'Perspectiva corporativa',
      educational: 'Perspectiva educativa',
    },
    lensNames: { general: 'general', corporate: 'corporativa', educational: 'educativa' },
    directions: { up: 'más es mejor', down: 'menos es mejor', none: 'sin dirección' },
    weakestArea: 'La más débil de las cuatro áreas',
    scoreAlready: 'ya es una nota',
    logarithmic: 'logarítmica',
    word: 'una palabra',
    range: (least, greatest) => (greatest === null ? `desde ${least}` : `de ${least} a ${greatest}`),
    none: 'ninguna',
    partsOf: (metric) => `Partes de ${metric}`,
    partHead: ['Parte', 'Peso (antes del MVP · MVP · crecimiento)', 'Valor → nota'],
    whenGiven: 'solo si se indica',
    statedFrom: (sources) => `Declarado a partir de: ${sources}.`,
    estimatedFrom: (sources) => `Si no, estimado a partir de: ${sources}.`,
    neverEstimated: 'Nunca se estima.',
    known: {
      stated: 'declarado',
      estimated: 'estimado',
      partly: 'conocido en parte',
      convention: 'una convención del modelo',
      defaulted: 'un valor por defecto, por tanto desconocido',
      unknown: 'desconocido',
    },
    benchmark: (text) => `Referencia: ${text}`,
    restsOn: (sources) => `Se apoya en: ${sources}.`,
  },
};
