import type { ProseRule } from './ProseRule.ts';

export const marketRules: readonly ProseRule[] = [
  {
    field: 'total_market_size',
    patterns: [
      String.raw`\b(?:total addressable market|addressable market|tam\b\)?|total (?:available )?market(?: size)?)~{0,1} <m!>`,
      String.raw`\bmarket (?:size )?(?:\w+ ){0,5}?(?:is |was |are )?(?:now |currently |already |estimated |valued |worth |put )*(?:at |of |to be |worth |amounts to |totals )*<m!>`,
      String.raw`<m!> (?:[\w-]+ ){0,3}market\b`,
      String.raw`<m!> [^<>;:.,]{0,60}\((?:tam|total market|mercado total)\)`,
      String.raw`\b(?:sales|spending|premiums|revenues?|demand) in [^<>;:.]{0,50}?(?:amounts? to|totals?|(?:is|are|was) worth) (?:roughly |about |around |some |nearly )?<m!>(?= (?:a|per|each|every) year)`,
      String.raw`\b(?:mercado total(?: direccionable| disponible| accesible| potencial)?|mercado direccionable|mercado potencial|tam\b\)?|tamano (?:total )?del mercado)~ <m!>`,
      String.raw`\bmercado (?:\w+ ){0,5}?(?:mueve|vale|supone|tiene un tamano de|asciende a|alcanza|esta valorado en|valorado en|se estima en|estimado en|se valora en|representa|es de|de|factura|ronda(?: los)?|roza(?: los)?)(?: (?:ya|hoy|anualmente|cada ano|unos|mas o menos))* <m!>`,
    ],
    not: /\b(?:segment|segmento|niche|nicho|serviceable|obtainable|target|objetivo|initial|inicial|beachhead|sam|som|share|cuota|market cap|capitalizacion|accesible|raised|revenue|ingresos|ronda(?! los)|round|reach|go to market|growing to)\b/,
  },
  {
    field: 'target_segment_size',
    patterns: [
      String.raw`\b(?:target (?:segment|market)|serviceable (?:addressable |available )?(?:market|segment)|sam\b\)?|beachhead(?: market| segment)?|(?:initial|first|core) (?:target )?segment|segment we (?:address|target|go after)(?: first)?)~ <m!>`,
      String.raw`\b(?:segmento (?:objetivo|inicial|al que)|mercado (?:objetivo|servible|accesible)|sam\b\)?|nicho inicial)~ <m!>`,
      String.raw`<m!> (?:target|serviceable|initial) (?:addressable |available )?(?:segment|market)\b`,
    ],
    not: /\b(?:obtainable|som|share of|cuota)\b/,
    lifted: ['forecast'],
  },
  {
    field: 'competitor_count',
    patterns: [
      String.raw`<n!> (?:\w+ ){0,2}(?:competitors|rivals|competing (?:companies|products|firms|solutions|providers))\b`,
      String.raw`\bcompetes? (?:directly |today |mainly )*(?:with|against) <n!> (?:\w+ ){0,2}(?:companies|firms|players|competitors|providers|startups|vendors|products)`,
      String.raw`<n!> (?:\w+ ){0,1}(?:competidores|rivales|empresas competidoras|soluciones competidoras)\b`,
      String.raw`\bcompetimos (?:directamente |hoy )*con(?: otras| otros)? <n!> (?:\w+ ){0,1}(?:empresas|companias|competidores|actores|proveedores|startups|soluciones)`,
      String.raw`\bcompite(?:n)? (?:directamente |hoy )*con(?: otras| otros)? <n!> (?:\w+ ){0,1}(?:empresas|companias|competidores|actores|proveedores|startups|soluciones)`,
    ],
    not: /\b(?:top|largest|biggest|of (?:its|our|the|their)|mayores|principales de|de (?:sus|nuestros|los)|than|que (?:sus|los))\b/,
    lifted: ['competitor'],
  },
  {
    field: 'market_growth_rate',
    patterns: [
      String.raw`\b(?:market|sector|industry|segment|demand)(?:'s)? ?(?:[^<>;:]|<[ym]\d+>){0,90}?(?:grow\w*|grew|expand\w*|cagr|rising|rises|increas\w+)(?:[^<>;:]|<[ym]\d+>){0,30}? ?<p!>`,
      String.raw`\bcagr (?:[^<>;:]|<y\d+>){0,30}?<p!>`,
      String.raw`<p!> (?:cagr|compound annual|annual market growth|yearly market growth|market growth)`,
      String.raw`\b(?:mercado|sector|segmento|demanda|industria) ?(?:[^<>;:]|<[ym]\d+>){0,90}?(?:crec\w+|aumenta\w*|sube)(?:[^<>;:]|<[ym]\d+>){0,30}? ?<p!>`,
      String.raw`\bcrecimiento (?:anual |medio |compuesto )*(?:del|de la|de este) (?:mercado|sector|industria|segmento|demanda)~ <p!>`,
      String.raw`\b(?:tcac|tasa (?:anual )?(?:de crecimiento )?compuest\w+)~ <p!>`,
    ],
    sentence: /\b(?:market|sector|industry|segment|demand|mercado|segmento|demanda|industria)\b/,
    not: /\b(?:revenues?|sales|turnover|users|customers|our growth|share|penetration|ingresos|ventas|facturacion|usuarios|clientes|cuota|penetracion|we (?:grow|grew)|crecemos|last year grew)\b/,
    lifted: ['forecast'],
  },
  {
    field: 'total_market_size',
    patterns: [
      String.raw`\b(?:sector|industria) (?:\w+ ){0,6}?(?:mueve|factura|vale|supone|representa)(?: en (?:espana|europa|\w+))? <m!>`,
      String.raw`\b(?:mueven?|facturan)(?: en (?:espana|europa|\w+ y \w+|\w+))? <m!>(?: al ano| cada ano| anuales| en europa| en espana| en todo el mundo)`,
    ],
    not: /\b(?:segment|segmento|niche|nicho|cuota|share|startup|compania|empresas?)\b/,
  },
  {
    field: 'total_market_size',
    under: 'market',
    patterns: [String.raw`^<m!>,? (?:in|en) (?:\w+)`, String.raw`^[^<>;:.]{4,60}: <m!>`, String.raw`\bmueven? <m!>`],
    not: /\b(?:segment\w*|niche|nicho|serviceable|obtainable|target|objetivo|inicial|initial|first|beachhead|sam|som|share|cuota|we |our |where|nuestr\w+|home|waste|cost|losses|perdidas|ventas)\b/,
  },
  {
    field: 'target_segment_size',
    patterns: [
      String.raw`\b(?:the |our )?segment (?:that |which )?(?:\w+ ){0,4}(?:serves?|addresses|targets?|starts?|goes after|begins?)[^<>;:.]{0,70}? (?:is|are|comes to|amounts to|represents)(?: worth| about)? <m!>`,
      String.raw`\b(?:segmento|nicho) (?:inicial|objetivo|de partida|de entrada)[^<>;:.]{0,90}? (?:supone|vale|asciende a|mueve|representa|alcanza|es de|suma) <m!>`,
      String.raw`\b(?:segmento|nicho) (?:al que|en el que|donde)[^<>;:.]{0,90}? (?:supone|suponen|vale|valen|asciende a|mueve|mueven|representa|alcanza|es de|suma) <m!>`,
      String.raw`\b(?:our|nuestro) (?:segment|first segment|segmento|nicho)[^<>;:.]{0,60}[:,] <m!>`,
      String.raw`\bwhere we (?:work|start|operate|sell),? (?:it|this) is(?: worth)? <m!>`,
      String.raw`<m!> [^<>;:.]{0,40}, (?:our first (?:target|market|segment)|nuestro primer (?:objetivo|mercado|segmento))\b`,
      String.raw`<m!> [^<>;:.,]{0,60}\((?:sam|serviceable market)\)`,
    ],
    not: /\b(?:obtainable|som|share of|cuota)\b/,
    lifted: ['forecast'],
  },
  {
    field: 'competitor_count',
    patterns: [
      String.raw`<n!> (?:other |otras? )?(?:companies|firms|players|platforms|vendors|startups|start-ups|providers) (?:\w+ )?(?:offer|sell|do|make|build|compete|provide)\w* (?:something|anything|the same|much the same|similar|comparable|for)`,
      String.raw`<n!> (?:empresas|companias|firmas|plataformas|startups|proveedores|fabricantes) (?:que )?(?:hacen|ofrecen|venden|fabrican|compiten)(?: con)? (?:algo )?(?:parecido|similar|lo mismo|comparable|en)`,
      String.raw`\b(?:competitors|competidores|rivals|rivales)\b[^.]{0,60}?\b(?:found|counted|count|identified|hemos (?:identificado|encontrado|contado)|encontramos|contamos) <n!>`,
      String.raw`\b(?:competitors|competidores): [^<>.;]{0,40}?(?:names?|lists?|mentions?|citan?|menciona) <n!>`,
    ],
    lifted: ['competitor'],
  },
  {
    field: 'competitor_count',
    under: 'competition',
    patterns: [
      String.raw`^(?:competition|competencia|competitors|competidores)?[.:]? ?(?:there are |hay |we (?:see|count|know|face) |vemos |existen )?<n!> (?:[\w-]+ ){0,4}(?:companies|firms|players|platforms|vendors|startups|providers|makers|manufacturers|rivals|competitors|empresas|companias|firmas|plataformas|proveedores|fabricantes|rivales|competidores|actores)\b`,
    ],
    not: /\b(?:employees|people|staff|empleados|personas)\b/,
    lifted: ['competitor'],
  },
  {
    field: 'market_growth_rate',
    under: 'market',
    patterns: [
      String.raw`\b(?:grow(?:s|ing)?|expand(?:s|ing)?|expected to (?:grow|expand)|increas(?:es|ing))(?: \w+){0,3} <p!>`,
      String.raw`\bcrec(?:e|en|iendo|imiento)(?: \w+){0,4} <p!>`,
      String.raw`\bgrowth(?: \w+){0,3}:? <p!>`,
    ],
    not: /\b(?:we|our|revenues?|sales|customers|users|nuestr\w+|ventas|ingresos|clientes|usuarios|crecemos|margin|margen)\b/,
    lifted: ['forecast'],
  },
  {
    field: 'competitor_count',
    patterns: [
      String.raw`\b(?:we|i) (?:count|counted|see|found|know(?: of)?) <n!> (?:\w+ ){0,1}(?:companies|firms|startups|players) (?:that|which) (?:[a-z]+ ){1,4}(?:direct |real |true )?(?:competitors|rivals)\b`,
    ],
    lifted: ['competitor', 'forecast'],
  },
];
