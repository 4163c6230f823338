import type { Concept } from './Concept.ts';
import { aCustomer, aMonth, customers, inPeriod, words } from './words.ts';

const toWin = words(
  'win(?:s|ning)?|won|acquir(?:e|es|ed|ing)|acquisition|gain(?:s|ed|ing)?|land(?:s|ed|ing)?|sign(?:s|ed|ing)?(?: up)?|get(?:s|ting)?|attract(?:s|ed|ing)?|bring(?:s|ing)? (?:in|on board)|bring(?:s|ing)? on|recruit(?:s|ing)?|convert(?:s|ing)?|onboard(?:s|ing)?|clos(?:e|ing)|add(?:s|ing)?|secur(?:e|ing)|reach(?:ing)?',
  'hacerse con|convertir|enganchar|capt(?:a|amos|ar|arlo|arla|acion)|captad[oa]s?|consegu(?:ir|imos|irlo|ido|ida)|consigue|adquirir|adquirid[oa]|adquisicion|atraer|ganar|gana|sumar|incorporar|traer|firmar|cerrar|fichar|lograr|obtener|contratar|entra|convencer',
);
const costs = words(
  'costs?|costing|sets? (?:us|it|them) back|takes(?: us)?|requires?|outlay|price',
  'cuestan?|costes?|costos?|costo|sale(?:n)? (?:por|a)|nos sale(?:n)?|supone(?:n)?|requiere(?:n)?|exige|precisa',
);
const wePay = words(
  '(?:we|it|they|company|startup|firm|business) (?:[a-z]+ ){0,2}?(?:spends?|pays?|invests?|needs?)',
  'necesitamos|hacen falta|hay que invertir|pagamos|gastamos|invertimos|desembolsamos|destinamos|paga|gasta|invierte|desembolsa|destina|dedicamos',
  'spending',
);
const yields = words(
  'paying|spending|bringing|generating|brings?(?: in)?|leaves?|generat(?:e|es)|spends?|yields?|earns?|makes?|contributes?|returns?|delivers?|pays?|is worth|are worth|worth|produces?|gives?',
  'pagando|gastando|aportando|dejando|generando|dejan?|aportan?|generan?|gastan?|valen?|pagan?|reportan?|ingresamos|ingresan?|rinden?|producen?|suponen?|nos dan?|compran?|obtenemos|ganamos|cobramos',
);
const overItsLife = words(
  'lifetime|life|lifespan|over (?:the )?(?:years|time)|over (?:its|their|his|her|the) (?:\\w+ )?(?:relationship|time)|the whole relationship|before (?:they |it |he |she )?(?:leav(?:e|es|ing)|churn(?:s|ing)?|cancel(?:s|ling|ing)?)|(?:while|as long as|until|time|years|months|period) (?:they|it|he|she) (?:stays?|remains?|leaves?|cancels?|churns?)|stays? with (?:us|it|them)|from start to finish|(?:over|in|during) (?:that|this|all that) time|from sign-?up to (?:churn|cancellation)',
  'en (?:ese|este|todo ese) tiempo|de vida|toda (?:su|la) (?:vida|relacion)|a lo largo de|durante (?:su|la|toda)|mientras (?:sigue|dura|permanece|esta|es)(?:n)?|antes de (?:darse de baja|irse|marcharse|abandonar|dejarnos|cancelar)|hasta que (?:se (?:va|marcha|da de baja)|cancela|nos deja)|vida util|vida media|permanencia|desde que (?:entra|llega) hasta',
);

const sold = words(
  'sold|invoiced|invoices|billed|bills|booked|turned over|turns over|took in|taken|takes in|brought in|brings in|earned|earns|made|makes|generated|generates|closed|ended|finished|recorded|posted|achieved|billings?',
  'vendi(?:o|mos|eron)|vendido|vende|vendemos|factur(?:o|a|amos|aron|ado)|ingres(?:o|a|amos|aron|ado)|gener(?:o|a|amos|aron)|obtuv(?:o|imos)|registr(?:o|amos)|logr(?:o|amos)',
);
/** Words that name revenue, so that any link to a figure suffices. */
const revenue = words(
  'revenues?|turnover|invoicing|invoiced sales|sales|top line|income|billings|receipts|takings',
  'ingresos|facturacion|ventas|cifra de (?:negocios?|ventas)|volumen de (?:negocios?|ventas|facturacion)|cifra neta de negocios?',
);
const notOfTheYear =
  /\b(?:monthly|per month|a month|each month|every month|mensual(?:es|mente)?|al mes|por mes|cada mes|quarter(?:ly)?|trimestr\w+|weekly|semanal(?:es)?|(?:first|second) half|semestre|recurring|recurrentes?|mrr|arr|(?:per|each|every|new|average|a) (?:\w+ )?(?:user|customer|client|seat|employee|head|account)|(?:por|cada|un|nuevo) (?:usuario|cliente|empleado|persona|trabajador)|averages?|medi[oa]s?|multiple|gross|brut[oa]s?|cost|costs|coste|costes|loss|losses|perdid\w+|pipeline|cartera|deferred|lifetime|ltv|cac|potential|potencial\w*|orders?|pedidos|contracts?|contratos?|savings?|ahorr\w+|subsidiary|filial|building|edificio|stake|shares?|participacion\w*|invest\w+|inversor\w*|inversion|capital|funding|financiacion|grants?|subvencion\w*|ayudas?|loan|prestamo|raised|round|ronda|fund|fondo|profits?|beneficio\w*|ebitda|market|mercado|sector|industry|segment\w*|net income|operating income|export\w*|abroad|growth|crecimiento|crec\w+|grew|grow\w*|donat\w+|fine|salar\w+|nomina\w*|marketing|rent|alquiler)\b/;

export const tradingConcepts: readonly Concept[] = [
  {
    field: 'customer_acquisition_cost',
    figure: 'money',
    frames: [
      {
        words: [
          words(
            'cac|(?:customer |client |user )?acquisition costs?|cost of (?:customer )?acquisition|cost of (?:acquiring|winning|gaining|signing) \\w+(?: \\w+)?|cost per (?:new |acquired |won )?(?:customer|client|user|acquisition)|(?:coste|costo) (?:medio )?(?:de|por) (?:la )?(?:adquisicion|captacion|captar|adquirir|conseguir|atraer)|(?:coste|costo) (?:medio )?por (?:cada )?(?:nuevo )?(?:cliente|usuario)(?: nuevo| captado)?',
          ),
        ],
      },
      { words: [toWin, costs, aCustomer] },
      { words: [toWin, wePay, aCustomer] },
      {
        words: [
          words(
            'for (?:each|every) new|for (?:each|every) (?:\\w+ )?(?:that|who|which) (?:joins?|signs?|comes?|registers?|buys?)',
            'por cada (?:\\w+ )?nuev[oa]',
            'por cada (?:cliente|usuario) (?:nuevo|captado)|por cada (?:[a-z]+ )?que (?:entra|se suma|se une|firma|llega|se incorpora)',
          ),
          wePay,
          aCustomer,
        ],
      },
      {
        words: [
          words('(?:an?|each|every) (?:new|extra|additional)', '(?:cada|un|una) (?:\\w+ )?nuev[oa]'),
          costs,
          aCustomer,
        ],
        before:
          /\b(?:costs?(?: us| it| them)?|sets? (?:us|it|them) back|cuestan?|sale(?:n)? (?:por|a)|supone(?:n)?)(?: \w+){0,3} $/,
      },
    ],
    not: /\b(?:retain\w*|retencion|retener|serve|servir|atender|monthly|a month|per month|al mes|mensual\w*|cada mes|ltv|payback|churn\w*|licen[cs]e|licencia|subscription|suscripcion|employee|empleado|engineer|ingeniero|patent\w*|hire|hiring|machine|maquina|system|sistema)\b/,
  },
  {
    field: 'lifetime_value',
    figure: 'money',
    frames: [
      {
        words: [
          words(
            'ltv|clv|cltv|life-?time value|lifetime values|customer value|lifetime (?:revenue|spend|margin)',
            'valor (?:medio )?(?:de|del ciclo de|de tiempo de|durante la|a lo largo de su) vida(?: del? \\w+)?|valor (?:vitalicio|de por vida)|valor (?:medio )?del cliente',
          ),
        ],
      },
      { words: [overItsLife, yields, customers] },
      { words: [overItsLife, words('brings us|leaves us|earns us|nos (?:deja|aporta|da|genera)'), aCustomer] },
      {
        words: [
          overItsLife,
          words('(?:we|it) (?:earns?|makes?|gets?|receives?|takes?|keeps?)', 'ingresamos|ganamos|obtenemos|cobramos'),
          customers,
        ],
      },
      {
        words: [words('(?:is|are) worth', 'valen?'), aCustomer],
        behind: /^ (?:to (?:us|the (?:company|startup|business))|para (?:nosotros|la empresa))\b/,
      },
      {
        words: [
          words('brings? (?:us|in)|leaves? (?:us|it|the company)', 'nos (?:deja|aporta|reporta)'),
          words('over time|in total|all in all|in all', 'en total|con el tiempo'),
        ],
        not: /\b(?:raised|round|ronda|market|mercado)\b/,
      },
    ],
    not: /\b(?:cac|a month|per month|monthly|al mes|mensual\w*|cada mes|(?:brings?|saves?|earns?|gives?) (?:an?|the|each|every|our|its) (?:customer|client|user)|a(?:l| la| cada| los| las| sus?| nuestros) (?:clientes?|usuari[oa]s?)|saves?|saving|ahorr\w+|loan|prestamo|licen[cs]e|licencia)\b/,
  },
  {
    field: 'revenue',
    figure: 'money',
    frames: [
      { words: [revenue, inPeriod] },
      {
        words: [sold, inPeriod],
        before:
          /\b(?:sold|invoiced|invoices|billed|bills|turn(?:ed|s) over|took in|takes in|brought in|brings in|earn(?:ed|s)|ma[dk]es?|generate[ds]|vend\w+|factur\w+|ingres\w+|gener\w+)(?: (?:us|about|a total of|nearly|almost|unos|un total de|casi|ya|hoy|something like|roughly|just|actualmente|mas o menos)){0,2} $/,
        not: /\b(?:for|por|from|to|de (?:un|una|los|las)) (?!20|the (?:year|past|last))[a-z]/,
        confidence: -4,
      },
      {
        words: [
          words(
            'customers (?:have )?paid (?:us|it)|clients (?:have )?paid (?:us|it)',
            'clientes nos (?:han )?paga(?:do|ron)',
          ),
          inPeriod,
        ],
        confidence: -4,
      },
    ],
    not: notOfTheYear,
  },
  {
    field: 'profit_margin',
    figure: 'percent',
    frames: [
      {
        words: [
          words(
            'net (?:profit )?margins?|profit margins?|net profitability|profitability after tax\\w*|return on sales|margin after tax\\w*|net return on (?:sales|revenue)',
            'margen(?:es)? neto(?:s)?|margen de beneficio(?:s)?|rentabilidad (?:neta|sobre (?:las )?ventas|neta sobre (?:las )?ventas)|margen (?:final|despues de impuestos)',
          ),
        ],
      },
      {
        words: [
          words(
            'net (?:profit|result|loss|income)|profit after tax\\w*|bottom line|profitability',
            '(?:beneficio|resultado) (?:neto|despues de impuestos)|perdidas? netas?|rentabilidad',
          ),
          words(
            '(?:of|on|to) (?:its |our |the )?(?:total )?(?:revenues?|sales|turnover|income)',
            '(?:sobre|de|a) (?:(?:los|las|la|nuestr[oa]s?|sus?) )?(?:ventas|ingresos|facturacion)',
          ),
        ],
      },
      {
        words: [
          words('(?:we|it|company) (?:keeps?|makes?)', 'ganamos|gana'),
          words(
            '(?:of|on) (?:every|each) euro|(?:on|of) (?:its |our )?(?:sales|revenue|turnover) as (?:net )?profit',
            'sobre (?:ventas|(?:la )?facturacion|ingresos)|de cada euro',
          ),
        ],
        confidence: -6,
        not: /\b(?:gross|bruto)\b/,
      },
      {
        words: [
          words('(?:we|it) (?:loses?)', 'perdemos|pierde'),
          words(
            '(?:of|on) (?:every|each) euro|(?:on|of) (?:its |our )?(?:sales|revenue|turnover)',
            'sobre (?:las |nuestras |sus )?(?:ventas|facturacion|ingresos)|sobre la facturacion',
          ),
        ],
        confidence: -6,
      },
    ],
    not: /\b(?:gross|ebitda|operating|contribution|bruto|operativo|contribucion|explotacion|market|sector average|churn\w*|customers|clientes|grow\w*|crec\w+)\b/,
    negative: /\b(?:negative|negativ[oa]s?|loss|losses|loses?|perdidas?|perdemos|pierde)\b/,
  },
  {
    field: 'burn_rate',
    figure: 'money',
    frames: [
      {
        words: [
          words(
            'burn(?:s|ed|ing)?|burn rate|burn-rate',
            'quem(?:a|amos|an|ando)|consumo (?:mensual |neto |medio )*de (?:caja|tesoreria|efectivo)|quema de caja',
          ),
          aMonth,
        ],
      },
      {
        words: [
          words(
            'cash (?:consumption|outflows?|burn|drain|usage|use)|net (?:monthly )?(?:spend|spending|outflow|outgoings|cash outflow|expenditure)|net cash (?:used|out)|monthly (?:net )?(?:deficit|shortfall|cash need|loss(?:es)?)|negative cash flow',
            'consumo (?:mensual |neto |medio )*de (?:caja|tesoreria|efectivo)|gasto (?:mensual )?neto(?: mensual)?|salida(?:s)? (?:neta(?:s)? )?de (?:caja|efectivo|tesoreria)|deficit|perdidas? mensual(?:es)?|flujo de caja negativo|ritmo de (?:gasto|consumo)|desembolso neto',
          ),
          aMonth,
        ],
      },
      {
        words: [
          words(
            '(?:cash|balance) (?:goes down|is going down|falls|drops|shrinks|decreases|declines)(?: by)?|(?:we|it|company|startup|business) (?:currently |now |still |also )?(?:los(?:e|es|ing)|(?:are|is) losing|gets? through|consumes?|uses?(?: up)?|uses)',
            '(?:caja|tesoreria|saldo) (?:baja|cae|disminuye|se reduce|mengua)(?: en)?|perdemos|pierde|consumimos|consume|gastamos netos',
          ),
          aMonth,
        ],
        not: /\b(?:of (?:energy|power)|energia|customers|clientes|users|usuarios)\b/,
        confidence: -4,
      },
      {
        words: [
          words(
            '(?:exceed|outweigh|surpass)(?:s|ed)? (?:our |its |the )?(?:income|revenues?|sales|earnings|receipts)|more (?:cash |money )?than (?:we|it) (?:earns?|takes? in|brings? in|makes?|receives?|collects?)|net of (?:revenue|income|sales)|of (?:its |our )?cash|leaves? the (?:bank|company)|out of (?:our|its|the) (?:bank|account|cash)',
            'superan? a (?:los |las |nuestros |sus )?(?:ingresos|ventas|entradas|cobros)|mas de lo que (?:\\w+ )?(?:ingres\\w+|entra|gan\\w+|cobr\\w+|factur\\w+)|de (?:nuestra |su |la )?(?:caja|tesoreria)|netos',
          ),
          aMonth,
          words(
            'expens(?:es|diture)|costs|outgoings|spends?|spending|uses?|consum\\w+|leaves?|eats?|goes|go|drains?',
            'gast\\w+|consum\\w+|salen?|se va(?:n)?|perd\\w+',
          ),
        ],
      },
    ],
    not: /\b(?:gross|bruto|a year|per year|annual\w*|al ano|anual(?:es)?|per quarter|trimestre|energy|energia|electric\w*|fuel|on (?:rent|marketing|salaries|wages|advertising|ads|cloud|servers|research)|en (?:alquiler|marketing|salarios|nominas|publicidad|sueldos|nube|servidores)|customers?|clientes?|rent|alquiler)\b/,
  },
];
