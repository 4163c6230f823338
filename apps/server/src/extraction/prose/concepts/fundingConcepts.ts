import type { Concept } from './Concept.ts';
import { words } from './words.ts';

const investors = words(
  'investors?|owners|shareholders?|backers?|stockholders|business angels?|angels?|partners|founders|vcs?|venture capital(?:ists)?|family offices?',
  'inversores|inversoras|propietarios|promotores|familiares|accionistas|socios|socias|business angels?|fundadores|family offices?',
);
const putIn = words(
  '(?:have|has|had) (?:\\w+ ){0,2}?(?:put|invested|contributed|backed|injected|committed|provided|given|paid in|poured|trusted)|put(?: in)?|invested|contributed|backed|injected|provided|have put',
  '(?:han|ha) (?:\\w+ )?(?:puesto|invertido|aportado|inyectado|confiado|desembolsado|metido|dado)|aportad[oa]s|invertid[oa]s|aportaron|invirtieron|inyectaron|pusieron|aporto',
);
const intoUs = words(
  '(?:in|into|to|behind) (?:the (?:company|startup|business|firm|project)|us|it|brizna)|us with|it with|so far|to date|until now|already|since (?:its|our|the|20\\d\\d)',
  '(?:en|a|por) (?:la (?:empresa|compania|startup|sociedad)|el proyecto|nosotros|nuestro proyecto)|hasta (?:ahora|hoy|la fecha|el momento)|ya|desde (?:el (?:inicio|principio|comienzo)|(?:su|la) (?:fundacion|creacion|constitucion))',
);
const funding = words(
  'funding|financing|investment|capital|equity|seed|grants?|investors?|rounds?|angels?|venture|backing|money from',
  'financiacion|inversion|capital|inversores|rondas?|business angels|socios|subvenciones|ayudas|fondos',
);
const got = words(
  'raised|raising a total of|taken|has|have|attracted|secured|landed|received|obtained|taken in|took in|closed|completed|collected|drawn',
  'cuenta con|contamos con|suma|sumamos|levantad[oa]s?|captad[oa]s?|recaudad[oa]s?|recibid[oa]s?|obtenid[oa]s?|conseguid[oa]s?|cerrad[oa]s?|levant(?:o|amos)|capt(?:o|amos)|recaud(?:o|amos)|recib(?:io|imos)|obtuv(?:o|imos)|consigu(?:io|eron)|conseguimos|acumulad[oa]s?|reunid[oa]s?',
);

export const fundingConcepts: readonly Concept[] = [
  {
    field: 'funding_raised',
    figure: 'money',
    frames: [
      { words: [investors, putIn, intoUs] },
      { words: [got, funding] },
      {
        words: [
          words('(?:gone|come|went|came|flowed|been put) in(?:to)?', 'han? entrado'),
          intoUs,
          words('in total|to date|so far|in all|altogether', 'en total|hasta (?:ahora|hoy|la fecha)'),
        ],
      },
      {
        words: [
          words(
            '(?:has|have|had) been (?:invested|put|raised|injected)|(?:total |outside |external |accumulated )?(?:funding|investment|financing) (?:to date|so far|received|raised|obtained)',
            'se han? (?:invertido|aportado|levantado|captado|inyectado)|(?:financiacion|inversion) (?:recibida|obtenida|conseguida|captada|acumulada|total)',
          ),
          intoUs,
        ],
      },
      {
        words: [
          words(
            '(?:funding|investment|financing|capital) (?:to date|so far|received|raised|obtained)',
            '(?:financiacion|inversion|capital) (?:recibid[ao]|obtenid[ao]|conseguid[ao]|captad[ao]|acumulad[ao]|levantad[ao])',
          ),
        ],
      },
    ],
    not: /\b(?:orders?|encargos?|pedidos|sales|ventas|facturas|revenues?|ingresos|is raising|are raising|seek\w*|looking|to raise|debt facility|valuation|valoracion|valorad\w+|prices?|precio|busca\w*|quiere\w*|queremos|necesit\w+|need\w*|fund (?:of|raised)|fondo de|manages?|gestiona\w*|other (?:companies|startups|firms)|otr[oa]s|under management|has invested in \d|ha invertido en \d|companies|companias|startups|for (?:charity|customers|its clients)|para (?:sus )?clientes|crowdfunding platform|round is open|next round|proxima ronda|objetivo|market|mercado|customers?|clientes?|cost|costs|coste|cuesta|burn|quem\w+|machine\w*|maquina\w*|prototype|prototipo|r&d|i\+d|research|investigacion|equipment|equipos|marketing|own money|savings|ahorros)\b/,
    adds: true,
    total:
      /\b(?:total|overall|to date|so far|in all|altogether|accumulated|cumulative|until now|hasta (?:la fecha|hoy|ahora|el momento)|en total|acumulad\w+|desde (?:el (?:inicio|principio|comienzo)|(?:su|la) (?:fundacion|creacion|constitucion))|since (?:(?:its|our|the) )?(?:foundation|inception|founding|incorporation|start|beginning|launch)|all in)\b/,
  },
  {
    field: 'cash_runway_months',
    figure: 'months',
    frames: [
      {
        words: [
          words(
            'runway|cash|money|funds|bank|reserves?|liquidity|treasury|savings|balance',
            'caja|runway|tesoreria|liquidez|dinero|fondos|reservas?|saldo|efectivo|autonomia|pulmon|colchon',
          ),
        ],
      },
      {
        words: [
          words(
            'funded|financed|operations|keep going|survive|hold out|carry on|carry us|keeps? us (?:going|afloat)|last(?:s)?(?: us)?|get by|stay (?:afloat|alive)|operate|run',
            'financiad[oa]s?|aguant\\w+|resist\\w+|sobreviv\\w+|seguir|operar|funcionar|autonomia',
          ),
          words(
            'for the next|(?:funded|financed) for|with (?:that|this|it)|without (?:new|any|further|more|fresh|additional|another)|as (?:we|things) (?:are|stand)|at (?:the |this |our |its )?(?:current|present)',
            'proximos|(?:financiad[oa]s?) (?:para|hasta)|con (?:eso|esto|ello)|sin (?:nueva|nuevo|mas|ninguna|otra|necesidad)|al (?:ritmo|nivel) actual|con lo que (?:hay|tenemos|tiene)',
          ),
        ],
      },
      {
        words: [
          words('burn(?:s|ing)?|burn rate', 'quem\\w+|consumo de caja'),
          words('lasts?|leaves?|gives?|left|remain\\w*|until', 'quedan?|deja|da|dura\\w*'),
        ],
      },
    ],
    not: /\b(?:contract\w*|contrato\w*|payback|recover\w*|recuper\w+|extend\w*|would|could|after (?:the|this|our) (?:round|raise|investment)|with (?:the|this) (?:round|raise|investment|money we)|ampli\w+|alarg\w*|permitira\w*|tras la|con (?:la|esta) ronda|to spend|project|proyecto|work|trabajo|if|si|plan|goal|target|objetivo|want\w*|quer\w+|need\w*|necesit\w+|break-?even|rentab\w+|pilot\w*|piloto\w*|customers?|clientes?|users?|usuarios?|deposit|fianza|notice|preaviso|loan|prestamo|repay\w*|devolv\w+|warranty|garantia|delivery|plazo|every|each|cada|raise[ds]?|raising|took|tardo|tardamos|ago|hace|invest(?:ed|ment)?|ronda|round|grant\w*|subvencion\w*|old|age|payment\w*|pago\w*|pay|paid|stay\w*|permanec\w+)\b/,
    lifted: ['forecast'],
  },
];
