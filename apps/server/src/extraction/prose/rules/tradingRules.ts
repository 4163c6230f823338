import type { ProseRule } from './ProseRule.ts';

const periods =
  /\b(?:monthly|per month|a month|each month|mensual(?:es)?|al mes|por mes|quarter(?:ly)?|trimestr\w+|weekly|semanal(?:es)?|first half|second half|semestre|recurring|recurrentes?|mrr|arr|per (?:user|customer|client|seat|employee|head)|por (?:usuario|cliente|empleado|persona|trabajador)|average|medi[oa]s?|share|growth|crecimiento|multiple|cost of|coste|loss|gross margin|potential|potencial\w*|lost|perdid\w+|subsidiary|filial|edificio|building|stake|participacion\w*|pipeline|cartera|deferred|of (?:our|its|their|the) (?:customers|clients|users)|de (?:sus|nuestros|los) clientes)\b/;

export const tradingRules: readonly ProseRule[] = [
  {
    field: 'revenue',
    patterns: [
      String.raw`\b(?:revenues?|turnover|annual sales|net sales|total sales|sales)~ <m!>`,
      String.raw`<m!> (?:in |of )?(?:annual |yearly |total |net |sales )*(?:revenues?|sales|turnover)\b`,
      String.raw`\b(?:took in|takes in|brought in|brings in|earned|made|billed)~ <m!>(?= (?:in revenue|in sales|over the (?:past|last)|in the (?:past|last)|last year|a year))`,
      String.raw`\brev(?:s|enue)?:? <m!>`,
      String.raw`\bfactura(?: hoy| ya| actualmente)? <m!>`,
      String.raw`\b(?:billed|invoiced|turned over|turns over)~ <m!>`,
      String.raw`\b(?:ingresos|facturacion|ventas|cifra de negocios?|volumen de negocio)~ <m!>`,
      String.raw`\b(?:factura|facturo|facturamos|facturado|facturaron|facturan|ingreso|ingresamos|vendio|vendimos|vende)~ <m!>`,
      String.raw`<m!> (?:de |en )?(?:ingresos|ventas|facturacion)\b`,
      String.raw`<m!> (?:facturados|ingresados|vendidos|billed|invoiced) (?:en|in) (?:<y\d+>|el ultimo)`,
      String.raw`\bfact\. <y\d+>:? <m!>`,
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
      String.raw`\bcada (?:un[oa]|nuev[oa] [a-z]+(?: de [a-z]+)?|[a-z]+ nuev[oa]) nos cuesta(?: unos)? <m!>(?! (?:al mes|mensual|cada mes))`,
      String.raw`\b(?:una?|cada) (?:[a-z]+ )?nos cuesta(?: unos)? <m!> (?:captar|conseguir|cerrar|ganar)\w*`,
      String.raw`^<m!> (?:to|for) (?:win|acquire|land|sign|gain) (?:an?|each|every|one) (?:new )?[a-z]+`,
      String.raw`^<m!> (?:por|para|en) (?:captar|conseguir|ganar|cerrar) (?:una?|cada) (?:nuev[oa] )?[a-z]+`,
      String.raw`\bcosts? (?:to|of) (?:acquir(?:e|ing)|win(?:ning)?|land(?:ing)?|sign(?:ing)?) (?:an?|each|every|one) (?:new )?[a-z]+(?: [a-z]+)?(?: (?:is|was|of|at|about|runs at))? <m!>`,
      String.raw`\b(?:captar|adquirir|conseguir|ganar) (?:una?|cada|a cada|a una?) (?:nuev[oa] )?\w+(?: nos)? cuesta~ <m!>`,
      String.raw`\b(?:coste|costo) (?:de captar|por captar|de adquirir|de conseguir) (?:una?|cada) \w+~ <m!>`,
      String.raw`\b(?:acquiring|winning|gaining|landing) (?:an?|each|every|one) (?:\w+ )?\w+ costs?(?: us)?~ <m!>`,
      String.raw`\b(?:each|every|an?|one) (?:new )?\w+ costs?(?: us| them)? <m!> to (?:acquire|win|gain|get|land)\b`,
      String.raw`\bcosts?(?: us| them)? <m!> to (?:acquire|win|gain|get|land) (?:an?|each|every|one) (?:\w+ )?\w+`,
    ],
    not: /\b(?:ltv|lifetime|valor de vida|payback)\b/,
  },
  {
    field: 'lifetime_value',
    patterns: [
      String.raw`\b(?:lifetime value|life-?time value|ltv\b\)?|clv\b\)?|cltv\b\)?)~ <m!>`,
      String.raw`\b(?:valor (?:de|del ciclo de|de tiempo de) vida|ltv\b\)?)~ <m!>`,
      String.raw`\b(?:customer|client) (?:is worth|leaves)~ <m!> (?:\w+ ){0,3}(?:over|during)`,
      String.raw`\b(?:deja|aporta|vale|genera)~ <m!> (?:\w+ ){0,3}(?:a lo largo|durante|en toda)`,
      String.raw`\b(?:brings?|leaves?|is worth|generates?)(?: us| in)? <m!> (?:\w+ ){0,3}(?:over|during) (?:its|their|his|her|a|the) (?:\w+ )?(?:life|lifetime)`,
      String.raw`\bover (?:its|their|his|her|the|a) (?:\w+ )?(?:life|lifetime)~ <m!>`,
      String.raw`\bltv (?:of|is|at|por|de|es|anda por|ronda) <m!>`,
    ],
    not: /\b(?:cac|acquisition|adquisicion|captacion|al cliente|a cada cliente|brings a (?:customer|client))\b/,
  },
  {
    field: 'revenue_per_employee',
    patterns: [
      String.raw`\b(?:revenue|sales|turnover) per (?:employee|head|person|worker)~ <m!>`,
      String.raw`\b(?:ingresos|facturacion|ventas) por (?:empleado|persona|trabajador)~ <m!>`,
    ],
  },
];
