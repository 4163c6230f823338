import type { Concept } from './Concept.ts';
import { aYear, words } from './words.ts';

const market = words('markets?|sector|industry|space|mercados?|sector|industria');
const worth = words(
  'worth|valued|moves?|amounts?|totals?|size|big|represents?|is|are|stands?|reaches|estimated|sized?|tam',
  'muev\\w+|val\\w+|ascien\\w+|supon\\w+|represent\\w+|alcanz\\w+|factur\\w+|rond\\w+|roz\\w+|es|son|suma\\w*|tamano|estima\\w*|cifr\\w+|de',
);
const partOf = words(
  'segments?|niche|part|parts|slice|share|portion|piece|subset|fraction|bit|market|markets|that',
  'segmentos?|nicho|parte|porcion|tajada|trozo|franja|mercado|mercados|submercado',
);
const weServe = words(
  '(?:we|it|they|company|startup|brizna) (?:\\w+ )?(?:actually |realistically |really |currently |initially |first )?(?:serves?|reach(?:es)?|targets?|address(?:es)?|goes after|go after|focus(?:es)? on|attacks?|approach(?:es)?|covers?|aims? at|(?:can|could) (?:\\w+ )?sell to|can sell to|sells? to|starts? with)|serviceable|servable|reachable|(?:first|initial|target|immediate|core|accessible|beachhead) (?:target )?(?:market|segment|niche)|we go after|within (?:our|its) reach|served|sam|beachhead|target(?:ed)?(?: first)?',
  '(?:puede|podemos|pueden|logra|logramos) (?:\\w+ )?(?:servir|atender|llegar|alcanzar|cubrir|abordar|dirigir\\w*|captar|acceder)|a(?: la| los)? (?:que|cual(?:es)?) (?:\\w+ )?(?:servi\\w+|atend\\w+|lleg\\w+|alcanz\\w+|acced\\w+|dirig\\w+|apunt\\w+)|(?:nos|se) (?:dirig\\w+|enfoc\\w+|centr\\w+)|atendible|servible|accesible|abordable|alcanzable|objetivo|inicial|(?:primer|primero)|de partida|de entrada|sam|que (?:atendemos|servimos|abordamos|atacamos|atiende|aborda|ataca|cubre|cubrimos)',
);

export const marketConcepts: readonly Concept[] = [
  {
    field: 'target_segment_size',
    figure: 'money',
    frames: [
      { words: [weServe, partOf], not: /\b(?:total addressable|tam|mercado total|total market|whole market)\b/ },
      { words: [words('sam')] },
      {
        words: [
          words(
            '(?:we|it) can (?:\\w+ )?(?:serve|reach|address|target|cover|sell to)|within (?:our|its) reach|reachable|serviceable',
            '(?:podemos|puede) (?:servir|atender|alcanzar|abordar|cubrir)|(?:el|la) (?:alcanzable|accesible|atendible|abordable|servible)|a nuestro alcance',
          ),
          words(
            'of (?:that|this|it|which|these)|serviceable|reachable',
            'de (?:ese|este|esos|estos|ellos|el)|alcanzable|accesible|atendible|abordable|servible',
          ),
        ],
      },
    ],
    not: /\b(?:obtainable|som|share of|cuota|capturar|raised|revenue|revenues|ingresos|ventas|sales|facturar|a month|al mes|customers? (?:pays?|costs?)|round|ronda|invest\w*|funding|financiacion|budget|presupuesto|price|precio)\b/,
    lifted: ['forecast'],
  },
  {
    field: 'total_market_size',
    figure: 'money',
    frames: [
      {
        words: [
          words(
            'tam|total (?:addressable |available )?market|whole market|overall market|entire market|market as a whole',
            'mercado (?:total|global|potencial|completo|direccionable)|conjunto del mercado|total del mercado|tamano del mercado',
          ),
        ],
      },
      {
        words: [market, worth],
        before:
          /\b(?:market|sector|industry|mercado|industria)\b(?: [a-z'-]+){0,9} (?:is|are|worth|at|to|of|moves?|totals?|represents?|reaches|muev\w+|val\w+|a|de|en|supon\w+|represent\w+|alcanz\w+|factur\w+|ronda(?: los)?|roza(?: los)?|suma\w*|unos|los|about|around)(?: (?:about|around|some|nearly|roughly|unos|casi|cerca de|mas o menos|ya|hoy))? $/,
      },
      {
        words: [
          words(
            'spending on|europe|spain|the world|the uk|america|compan(?:y|ies)|firms|businesses|households|people|consumers|families|hospitals|farmers|schools|banks|europeans|americans|spaniards',
            'gasto en|europa|espana|el mundo|latinoamerica|empresas|companias|hogares|personas|consumidores|familias|hospitales|agricultores|colegios|bancos|europeos|espanoles',
          ),
          words('spends?|spending', 'gasta|gasto|gastan|destinan|invierten'),
          aYear,
        ],
        behind: /^ (?:(?:a|per|each|every) year|yearly|annually|al ano|cada ano|anuales|on |en )/,
        confidence: -12,
      },
    ],
    not: /\b(?:segments?|segmento|niche|nicho|serviceable|obtainable|target\w*|objetivo|initial|inicial|beachhead|sam|som|share|cuota|market (?:cap|value|price)|valor de mercado|capitalizacion|accesible|atendible|raised|revenues?|ingresos|ronda(?! los)|round|reach|reachable|go to market|growing to|part|slice|parte|we can|it can|servir|atender|abordar|dirig\w+|that (?:we|it) (?:address|serve|target|can)\w*|we address|it addresses|our customers|clientes|each|cada uno|invest\w*|fund\w*|fondo|price|precio|licen[cs]\w+)\b/,
  },
  {
    field: 'market_growth_rate',
    figure: 'percent',
    frames: [
      {
        words: [
          words(
            '(?:market|sector|industry|demand|segment) growth|growth (?:of|in) (?:the |this |our )?(?:market|sector|industry|demand)',
            'gana|crecimiento (?:\\w+ )?(?:del|de la|de este) (?:mercado|sector|industria|demanda)',
          ),
        ],
      },
      {
        words: [
          words(
            'gains?|grow(?:s|ing|n)?|growth|increas(?:es|ing|e)|ris(?:es|ing|e)|expand(?:s|ing)?|climb(?:s|ing)?|cagr|advanc\\w+',
            'crec\\w+|aument\\w+|sub\\w+|avanz\\w+|increment\\w+|expand\\w+|tcac',
          ),
          words('market|sector|industry|demand|segment', 'mercado|sector|industria|demanda|segmento'),
        ],
      },
    ],
    not: /\b(?:revenues?|sales|turnover|users|customers|our growth|share|penetration|ingresos|ventas|facturacion|usuarios|clientes|cuota|penetracion|we|crecemos|nuestra empresa|last year grew|margin|margen|company|empresa|startup|than the|que el|price\w*|precio\w*|cost\w*)\b/,
    lifted: ['forecast'],
  },
];
