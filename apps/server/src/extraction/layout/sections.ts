/** Sections whose figures are not the startup's own or current: competition, forecast, and the round that is sought. */
export type Section = 'competition' | 'forecast' | 'ask';

const sections: readonly [Section, RegExp][] = [
  [
    'competition',
    /^(?:the |our |la |nuestra |main |direct |principales )?(?:competition|competitors|competitive (?:landscape|analysis|position|environment)|competitor (?:overview|analysis|landscape)|landscape|comparables?|the competition|rivals|alternatives|alternativas|competencia|competidores|analisis (?:de la competencia|competitivo)|panorama competitivo|entorno competitivo|comparables|market players|peers)$/,
  ],
  [
    'forecast',
    /^(?:the |our |financial |nuestras? |plan |business )?(?:projections?|forecasts?|outlook|financial (?:projections?|forecast|plan)|targets|goals|roadmap|milestones|previsiones|prevision|proyecciones|proyecciones financieras|previsiones financieras|perspectivas|objetivos|hitos|hoja de ruta|plan a \w+ anos|next steps|proximos pasos|what comes next)(?: \d{4}(?: ?[-–] ?\d{2,4})?)?$/,
  ],
  [
    'ask',
    /^(?:the |our |la |nuestra )?(?:ask|funding ask|investment ask|use of (?:funds|proceeds)|round|the round|this round|fundraising|ronda|ronda (?:de inversion|actual)|que buscamos|lo que buscamos|uso de (?:los )?fondos|necesidades de financiacion|peticion|propuesta de inversion|seeking)$/,
  ],
];

/** The subject of a section, which its sentences need not name again. */
export type Subject = 'market' | 'team' | 'competition';

const subjects: readonly [Subject, RegExp][] = [
  [
    'market',
    /^(?:the |our |el |nuestro )?(?:target )?(?:markets?|market (?:size|opportunity|overview|and competition|analysis)|how big(?: is (?:the market|it)| could it (?:get|be))?|size|opportunity|mercados?|tamano(?: del? mercado)?|oportunidad|mercado y competencia|mercado objetivo|sector|industry)$/,
  ],
  [
    'team',
    /^(?:the |our |el |nuestro )?(?:team|people|staff|founders|founding team|who we are|about us|management|equipo|personas|fundadores|quienes somos|equipo fundador|plantilla)$/,
  ],
  [
    'competition',
    /^(?:the |our |la )?(?:competition|competitors|rivals|landscape|competencia|competidores|mercado y competencia|market and competition)$/,
  ],
];

function bare(heading: string): string {
  return heading
    .replace(/^[\d.)\s#-]+/, '')
    .replaceAll(/[^a-z0-9 -]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the section that a folded heading begins; null if it is another heading. */
export function sectionOf(folded: string): Section | null {
  return sections.find(([, pattern]) => pattern.test(bare(folded)))?.[0] ?? null;
}

export function subjectOf(folded: string): Subject | null {
  return subjects.find(([, pattern]) => pattern.test(bare(folded)))?.[0] ?? null;
}
