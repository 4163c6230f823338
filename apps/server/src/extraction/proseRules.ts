import type { StartupFieldId } from '@aval/contract';

import type { Guard } from './guards.ts';

/**
 * How sentences state a figure, in folded words of both languages.
 *
 * In a pattern `<m!>`, `<p!>`, `<n!>`, `<y!>`, `<r!>` stand for the amount, percentage, count, year or ratio that is meant,
 * without `!` for another one; `~` for a few words between, years allowed.
 */
export interface ProseRule {
  field: StartupFieldId;
  patterns: readonly string[];
  /** What the matched words, with a little after them, must not hold. */
  not?: RegExp;
  /** What the sentence must hold. */
  sentence?: RegExp;
  /** Said of the whole: outweighs what is said of a part. */
  total?: RegExp;
  /** Parts that would have to be added up: several of them, of whatever year, give nothing without a total. */
  adds?: boolean;
  /** Guards that do not apply. */
  lifted?: readonly Guard[];
  negative?: RegExp;
  /** Several different figures: the largest counts, instead of none. */
  takesLargest?: boolean;
  /** 'One' and 'un' count as a number. */
  allowsOne?: boolean;
}

const periods =
  /\b(?:monthly|per month|a month|each month|mensual(?:es)?|al mes|por mes|quarter(?:ly)?|trimestr\w+|weekly|semanal(?:es)?|first half|second half|semestre|recurring|recurrentes?|mrr|arr|per (?:user|customer|client|seat|employee|head)|por (?:usuario|cliente|empleado|persona|trabajador)|average|medi[oa]s?|share|growth|crecimiento|multiple|cost of|coste|loss|gross margin|potential|potencial\w*|lost|perdid\w+|pipeline|cartera|deferred|of (?:our|its|their|the) (?:customers|clients|users)|de (?:sus|nuestros|los) clientes)\b/;
const customers =
  /\b(?:companies|firms|smes|clients|customers|businesses|organi[sz]ations|schools|hospitals|hotels|farms|empresas|pymes|clientes|negocios|centros|hospitales|colegios|explotaciones|organizaciones) (?:with|of|that have|that employ|having|con|de|que tienen|que emplean)~?/;
const subTeam =
  /\b(?:sales|engineering|technical|tech|product|support|development|marketing|founding|advisory|research|commercial|operations|tecnico|comercial|desarrollo|ingenieria|producto|ventas|fundador|investigacion|marketing|asesor|operaciones|promotor) (?:team|equipo)|(?:team|equipo) (?:of (?:engineers|developers|sales)|tecnico|comercial|fundador|promotor|asesor|de (?:ingenieria|desarrollo|ventas|producto|marketing|investigacion))/;

export const proseRules: readonly ProseRule[] = [
  {
    field: 'foundation_year',
    patterns: [
      String.raw`\b(?:founded|established|incorporated|set up)(?: [^<>;:.]{0,60}?| [^;:.]{0,50}?)??(?: in| back in)?(?: (?:early|late|mid|january|february|march|april|may|june|july|august|september|october|november|december))? <y!>`,
      String.raw`\b(?:company|startup|start-up|business|firm|team) (?:was |has been )?(?:started|created|launched|born|began)(?: life| operations)? in (?:\w+ )?<y!>`,
      String.raw`\bsince (?:its |our )?(?:foundation|founding|creation|inception) in <y!>`,
      String.raw`\b(?:fundad[ao]|constituid[ao]|nacid[ao]|nacio|fundo|fundaron|fundamos|constituyo|constituimos)(?: [^<>;:.]{0,60}?| [^;:.]{0,50}?)??(?: en| el)?(?: (?:el ano|\w+ de(?:l)?|\w+))? <y!>`,
      String.raw`\b(?:empresa|compania|startup|sociedad|creada|creado)(?: (?:fue|se|creada|creado|creo|inicio su actividad|inicio|arranco)){1,2} [^<>;:.]{0,40}?en (?:\w+ de )?<y!>`,
      String.raw`\bcread[ao] (?:[^<>;:.]{0,40}? )?en (?:\w+ de )?<y!>`,
      String.raw`\ba <y!> (?:startup|company|foundation|spin-?off)\b`,
    ],
    not: /\b(?:product|app|platform|first version|office|subsidiary|producto|aplicacion|plataforma|oficina|filial|fund |fondo|accelerator|aceleradora|award|premio|association|asociacion)\b/,
  },
  {
    field: 'founder_count',
    patterns: [
      String.raw`<n!> (?:\w+ ){0,2}(?:co-?founders|founders|founding partners|founding members)\b`,
      String.raw`<n!> (?:\w+ ){0,1}(?:co-?fundador(?:es|as)|fundador(?:es|as)|socios fundadores|socias fundadoras|personas fundadoras|promotores)\b`,
      String.raw`\b(?:founded|started|set up|created|launched) (?:~)?by (?:its )?<n!>(?! (?:of|years|companies|universities))`,
      String.raw`\b(?:fundad[ao]|cread[ao]|constituid[ao]|impulsad[ao]|puesta en marcha|promovid[ao]) (?:~)?por <n!>(?! (?:de|anos|empresas|universidades))`,
      String.raw`\bfounding team of <n!>`,
      String.raw`\bequipo (?:fundador|promotor) (?:~)?(?:de|formado por|compuesto por) <n!>`,
      String.raw`<n!> (?:\w+ ){0,2}(?:founded|started|set up) (?:the company|the startup|it|us)\b`,
      String.raw`\bsomos <n!> (?:socios|fundadores|cofundadores)\b`,
    ],
    not: /\b(?:other|previous|former|startups? founded|otros|anteriores|of the|de los|de las|mentors)\b/,
  },
  {
    field: 'team_size',
    patterns: [
      String.raw`\bteam (?:is |has |now |today |currently |has grown to |grew to |counts |numbers |made up |consists? |stands |at )*(?:of |at )?<n!>(?! (?:founders|co-?founders|interns|advis|mentors|years|months|developers|engineers|sales|doctors|countries|cities|offices))`,
      String.raw`<n!> (?:full[- ]time |permanent |salaried |part[- ]time |current )*(?:employees|staff|people on (?:the |its |our )?(?:payroll|team|staff)|team members|people work|members of staff|people in (?:the|our|its) team|fte\b|ftes\b|full[- ]time equivalents)`,
      String.raw`\b(?:employs|employing|workforce of|headcount of|headcount is|headcount stands at|staff of|payroll of) (?:now |today |currently )?<n!>(?: people| staff| persons)?`,
      String.raw`<n!>-(?:person|people|strong|member) (?:team|company|startup|staff)`,
      String.raw`\bwe are (?:now |today |currently )?<n!>(?: people)?(?= (?:people|today|in|at|and|full)|[.,]|$)`,
      String.raw`\bequipo (?:actual |total |hoy |ya |multidisciplinar |esta |es |lo |cuenta |se compone |con |formado |compuesto |integrado |integran |forman |componen )*(?:de |por |en )?<n!>(?! (?:fundador|socios|becari|asesor|mentor|anos|meses|desarrollador|ingenier|comercial|paises|ciudades|cofundador))`,
      String.raw`<n!> (?:empleados|empleadas|trabajadores|personas (?:en|de) (?:plantilla|nomina|el equipo|equipo)|personas trabajan|personas trabajando|profesionales en plantilla|personas contratadas|miembros del equipo)`,
      String.raw`\b(?:emplea|empleamos|plantilla|trabajan|trabajamos|da empleo)(?: (?:actual|actualmente|hoy|ya|es|esta|la|formada|compuesta|integrada|total|cuenta|con|en ella|aqui)){0,4}(?: a| de| por)? <n!>(?: personas| profesionales| empleados| trabajadores)?`,
      String.raw`\bsomos (?:ya |hoy |actualmente )?<n!>(?: personas| profesionales)?(?= (?:personas|profesionales|en|hoy|y)|[.,]|$)`,
      String.raw`\bcuenta(?:n|mos)? (?:ya |hoy |actualmente )?con <n!> (?:personas|empleados|trabajadores|profesionales)\b`,
    ],
    not: new RegExp(
      `${customers.source}|${subTeam.source}|\\b(?:users|patients|students|usuarios|pacientes|alumnos|partners|socios)\\b`.replaceAll(
        '~?',
        '',
      ),
    ),
  },
  {
    field: 'industry_experience_years',
    patterns: [
      String.raw`<n!>(?:-year| years?)(?:'s?)?(?: of)? (?:\w+ ){0,2}(?:experience|expertise)\b`,
      String.raw`<n!> years (?:of work |working )?(?:in|within) (?:the |this )?(?:\w+ ){0,2}(?:industry|sector|market|business|field)\b`,
      String.raw`\bexperience of <n!> years`,
      String.raw`<n!> anos (?:de|como) (?:\w+ ){0,2}experiencia\b`,
      String.raw`<n!> anos (?:de trabajo |trabajando )?(?:en|dentro de) (?:el|la|este|esta) (?:\w+ ){0,1}(?:sector|industria|mercado|negocio|ambito)\b`,
      String.raw`\bexperiencia (?:~)?de <n!> anos`,
    ],
    not: /\b(?:combined|together|between them|collective\w*|sumad\w*|suman|conjunt\w+|acumul\w+|entre (?:los|ambos|todos|todas|ambas)|advisors?|mentors?|asesor\w*|board|consejo|investor|inversor\w*|customers?|clientes?|guarantee|garantia)\b/,
    takesLargest: true,
  },
  {
    field: 'total_market_size',
    patterns: [
      String.raw`\b(?:total addressable market|addressable market|tam\b\)?|total (?:available )?market(?: size)?)~{0,1} <m!>`,
      String.raw`\bmarket (?:size )?(?:\w+ ){0,5}?(?:is |was |are )?(?:now |currently |already |estimated |valued |worth |put )*(?:at |of |to be |worth |amounts to |totals )*<m!>`,
      String.raw`<m!> (?:total |global |european |world |worldwide |annual |spanish |addressable )*market\b`,
      String.raw`\b(?:mercado total(?: direccionable| disponible| accesible| potencial)?|mercado direccionable|mercado potencial|tam\b\)?|tamano (?:total )?del mercado)~ <m!>`,
      String.raw`\bmercado (?:\w+ ){0,5}?(?:mueve|vale|supone|asciende a|alcanza|esta valorado en|valorado en|se estima en|estimado en|se valora en|representa|es de|de|factura)(?: (?:ya|hoy|anualmente|cada ano|unos|mas o menos))* <m!>`,
    ],
    not: /\b(?:segment|segmento|niche|nicho|serviceable|obtainable|target|objetivo|initial|inicial|beachhead|sam|som|share|cuota|market cap|capitalizacion|accesible|raised|revenue|ingresos|ronda|round|reach|go to market|growing to)\b/,
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
    field: 'cash_runway_months',
    patterns: [
      String.raw`\brunway~ <n!>[ -](?:months|years)`,
      String.raw`<n!>[ -](?:more )?(?:months?|years)(?:'s?)?(?: of)? (?:\w+ ){0,1}(?:runway|cash|liquidity)\b`,
      String.raw`\b(?:cash|funds|money|liquidity)~(?:for|last\w*|covers?) (?:another |about )?<n!> (?:more )?(?:months|years)`,
      String.raw`<n!> (?:meses|anos) de (?:caja|runway|liquidez|tesoreria|autonomia|margen de caja)`,
      String.raw`\b(?:caja|runway|liquidez|tesoreria|autonomia)~ <n!> (?:meses|anos)`,
    ],
    not: /\b(?:extend\w*|would|will|after (?:the|this) round|with (?:the|this) round|ampli\w+|alargar\w*|permitira|dara|tras la ronda|con la ronda|con esta ronda|payback|recover\w*|recuper\w+|contract|contrato)\b/,
  },
  {
    field: 'burn_rate',
    patterns: [
      String.raw`\bburn(?:s|ed|ing)?(?: rate)?~ <m!>`,
      String.raw`<m!> (?:of )?(?:net |cash |monthly )*burn\b`,
      String.raw`\b(?:spends?|consumes?|uses?)~ <m!> (?:net )?(?:of cash )?(?:a|per|each|every) month`,
      String.raw`\b(?:quema(?:n|mos)?|burn rate|gasto (?:mensual neto|neto mensual)|consumo (?:mensual |neto |medio )*de caja|consume(?:n|mos)?)~ <m!>`,
      String.raw`<m!> (?:netos |de caja )*(?:al mes|mensuales)(?: de caja| netos)`,
      String.raw`\bgasta(?:n|mos)?~ <m!> (?:netos|de caja) (?:al mes|mensuales|cada mes)`,
    ],
    not: /\b(?:gross|bruto|a year|per year|annual\w*|al ano|anual(?:es)?|per quarter|trimestre|energy|energia|electric\w*|fuel)\b/,
  },
  {
    field: 'funding_raised',
    patterns: [
      String.raw`\b(?:raised|raising a total of|has attracted|attracted|secured|landed)~ <m!>`,
      String.raw`<m!> (?:raised|of funding raised|in funding (?:raised )?to date|raised so far|raised to date)\b`,
      String.raw`\b(?:total|overall|accumulated|cumulative) (?:funding|financing|capital|investment)(?: raised| received)?~ <m!>`,
      String.raw`\bfunding (?:raised|received|to date|total)~ <m!>`,
      String.raw`\b(?:closed|completed|received|obtained)~ <m!>(?= (?:\w+ ){0,4}(?:round|funding|investment|financing|capital|seed|grants?|equity)|[^<>;.]{0,40}\b(?:from|investors?|round)\b)`,
      String.raw`\b(?:closed|completed) (?:a|an|its|our|their) (?:[\w-]+ ){0,4}(?:round|financing) (?:of|worth) <m!>`,
      String.raw`\b(?:levantad[ao]|captad[ao]|recaudad[ao]|levanto|capto|recaudo|levantamos|captamos|recaudamos|levantaron|captaron)~ <m!>`,
      String.raw`\b(?:financiacion|inversion|capital)(?: total)? (?:captad[ao]|obtenid[ao]|recibid[ao]|levantad[ao]|acumulad[ao]|total|conseguid[ao])~ <m!>`,
      String.raw`\b(?:cerrado|cerro|cerramos|completado|completo|conseguido|consiguio|obtenido|obtuvo|recibido|recibio|sumado|suma|sumando)~ <m!>(?= (?:de euros )?(?:en |de )?(?:\w+ ){0,3}(?:ronda|financiacion|inversion|capital|inversores|subvenciones|ayudas|fondos))`,
      String.raw`\b(?:cerrado|cerro|cerramos|completado|completo) (?:una|su|la|nuestra) (?:\w+ ){0,3}ronda (?:\w+ ){0,4}(?:de|por) <m!>`,
      String.raw`\bfinanciacion (?:total|captada|acumulada) (?:~)?(?:a|de|hasta|en) <m!>`,
    ],
    not: /\b(?:is raising|are raising|seek\w*|looking|debt facility|valuation|valoracion|prices?|precio|busca\w*|fund (?:of|raised)|fondo de|for (?:charity|customers|its clients)|para (?:sus )?clientes|crowdfunding platform|round is open|objetivo)\b/,
    adds: true,
    total:
      /\b(?:total|overall|to date|so far|in all|altogether|accumulated|cumulative|hasta (?:la fecha|hoy|ahora)|en total|acumulad\w+|desde su (?:fundacion|creacion)|since (?:its )?(?:foundation|inception|founding))\b/,
  },
  {
    field: 'revenue',
    patterns: [
      String.raw`\b(?:revenues?|turnover|annual sales|net sales|total sales|sales)~ <m!>`,
      String.raw`<m!> (?:in|of) (?:annual |yearly |total |net |sales )*(?:revenues?|sales|turnover)\b`,
      String.raw`\b(?:billed|invoiced|turned over|turns over)~ <m!>`,
      String.raw`\b(?:ingresos|facturacion|ventas|cifra de negocios?|volumen de negocio)~ <m!>`,
      String.raw`\b(?:factura|facturo|facturamos|facturado|facturaron|facturan|ingreso|ingresamos|vendio|vendimos|vende)~ <m!>`,
      String.raw`<m!> (?:de|en) (?:ingresos|ventas|facturacion)\b`,
    ],
    not: periods,
  },
  {
    field: 'profit_margin',
    patterns: [
      String.raw`\b(?:net (?:profit )?margin|profit margin|net margins|margin after tax)~ <p!>`,
      String.raw`<p!> (?:net (?:profit )?|profit )margin\b`,
      String.raw`\b(?:negative|positive) (?:net |profit )*margin of <p!>`,
      String.raw`\b(?:margen (?:neto(?: de beneficio)?|de beneficio(?: neto)?|neto sobre ventas|sobre ventas|sobre ingresos))~ <p!>`,
      String.raw`\bmargen (?:neto |de beneficio )?negativo del? <p!>`,
    ],
    not: /\b(?:gross|ebitda|operating|contribution|bruto|operativo|contribucion|explotacion|market|sector average)\b/,
    negative: /\b(?:negative|negativo|negativa|loss|perdidas?)\b/,
  },
  {
    field: 'customer_acquisition_cost',
    patterns: [
      String.raw`\b(?:customer acquisition costs?|acquisition costs?|cac\b\)?)~ <m!>`,
      String.raw`<m!> to (?:acquire|win|gain|get) (?:a|each|every|one) (?:new |paying )*(?:customer|client|user|account)`,
      String.raw`\b(?:acquiring|winning) (?:a|each|every|one) (?:new |paying )*(?:customer|client|user)(?: costs?)?~ <m!>`,
      String.raw`\b(?:coste|costo) de (?:adquisicion|captacion)~ <m!>`,
      String.raw`\bcac\b\)?~ <m!>`,
      String.raw`\b(?:captar|adquirir|conseguir) (?:un|cada|a cada|a un) (?:nuevo )?(?:cliente|usuario)(?: nos)? cuesta~ <m!>`,
    ],
    not: /\b(?:ltv|lifetime|valor de vida|payback)\b/,
  },
  {
    field: 'lifetime_value',
    patterns: [
      String.raw`\b(?:lifetime value|life-?time value|ltv\b\)?|clv\b\)?|cltv\b\)?)~ <m!>`,
      String.raw`\b(?:valor (?:de|del ciclo de|de tiempo de) vida|ltv\b\)?)~ <m!>`,
      String.raw`\b(?:customer|client) (?:is worth|leaves)~ <m!> (?:\w+ ){0,3}(?:over|during)`,
      String.raw`\bcliente (?:deja|aporta|vale)~ <m!> (?:\w+ ){0,3}(?:a lo largo|durante|en toda)`,
    ],
    not: /\b(?:cac|acquisition|adquisicion|captacion)\b/,
  },
  {
    field: 'revenue_per_employee',
    patterns: [
      String.raw`\b(?:revenue|sales|turnover) per (?:employee|head|person|worker)~ <m!>`,
      String.raw`\b(?:ingresos|facturacion|ventas) por (?:empleado|persona|trabajador)~ <m!>`,
    ],
  },
  {
    field: 'patent_count',
    patterns: [
      String.raw`<n!> (?:\w+ ){0,2}patents?\b(?! (?:application|pending|pool))`,
      String.raw`<n!> (?:\w+ ){0,1}patentes?\b`,
    ],
    not: /\b(?:and (?:<n\d+>|another|one|a) (?:more |further )?(?:\w+ )?(?:pending|application|filed|in)|y (?:<n\d+>|otra|una) (?:mas |\w+ )?(?:en tramite|solicitad\w+|pendiente)|expired|caducad\w+|third-party|de terceros|licen[cs]ed from)\b/,
    allowsOne: true,
  },
  {
    field: 'customer_feedback',
    patterns: [
      String.raw`\b(?:customers|users|clients|reviews?|app store|google play|trustpilot|customer satisfaction|satisfaction)~(?:rat\w+|score\w*|average\w*|satisfaction|give|of)?~ <r!>`,
      String.raw`\b(?:rated|rating of|scores?) <r!> (?:by|from|among|on)`,
      String.raw`\b(?:clientes|usuarios|resenas|satisfaccion|valoracion)~ <r!>`,
    ],
  },
];
