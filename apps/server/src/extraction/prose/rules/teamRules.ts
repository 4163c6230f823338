import type { ProseRule } from './ProseRule.ts';

const customers =
  /\b(?:companies|firms|smes|clients|customers|businesses|organi[sz]ations|schools|hospitals|hotels|farms|empresas|pymes|clientes|negocios|centros|hospitales|colegios|explotaciones|organizaciones) (?:with|of|that have|that employ|having|con|de|que tienen|que emplean)~?/;
const subTeam =
  /\b(?:sales|engineering|technical|tech|product|support|development|marketing|founding|advisory|research|commercial|operations|tecnico|comercial|desarrollo|ingenieria|producto|ventas|fundador|investigacion|marketing|asesor|operaciones|promotor) (?:team|equipo)|(?:team|equipo) (?:of (?:engineers|developers|sales)|tecnico|comercial|fundador|promotor|asesor|de (?:ingenieria|desarrollo|ventas|producto|marketing|investigacion))/;
/** Who came or went, and is not the whole team: 'Three people joined in May'. */
const movement =
  /\b(?:(?:have |has )?(?:joined|left|resigned|quit)|were (?:hired|laid off)|hired|laid off|(?:se|nos) (?:incorpora\w+|unieron|han unido|sumaron|han sumado|fueron|marcharon|dejaron)|entraron|salieron|despedid[oa]s)\b/;

export const teamRules: readonly ProseRule[] = [
  {
    field: 'foundation_year',
    patterns: [
      String.raw`\b(?:founded|established|incorporated|set up)(?: [^<>;:.]{0,60}?| [^;:.]{0,50}?)??(?: in| back in)?(?: (?:early|late|mid|january|february|march|april|may|june|july|august|september|october|november|december))? <y!>`,
      String.raw`\b(?:company|startup|start-up|business|firm|team) (?:was |has been )?(?:started|created|launched|born|began)(?: life| operations)? in (?:\w+ )?<y!>`,
      String.raw`\bdesde su (?:nacimiento|fundacion|creacion|constitucion) en <y!>`,
      String.raw`\bsince (?:its |our )?(?:foundation|founding|creation|inception) in <y!>`,
      String.raw`\b(?:fundad[ao]|constituid[ao]|nacid[ao]|nacio|fundo|fundaron|fundamos|constituyo|constituimos)(?: [^<>;:.]{0,60}?| [^;:.]{0,50}?)??(?: en| el)?(?: (?:el ano|\w+ de(?:l)?|\w+))? <y!>`,
      String.raw`\b(?:empresa|compania|startup|sociedad|creada|creado)(?: (?:fue|se|creada|creado|creo|inicio su actividad|inicio|arranco)){1,2} [^<>;:.]{0,40}?en (?:\w+ de )?<y!>`,
      String.raw`\bcread[ao] (?:[^<>;:.]{0,40}? )?en (?:\w+ de )?<y!>`,
      String.raw`\ba <y!> (?:startup|company|foundation|spin-?off)\b`,
      String.raw`\b(?:nacimos|empezamos|arrancamos|echamos a andar|comenzamos|nos constituimos) [^<>;:.]{0,30}?en (?:\w+ de )?<y!>`,
      String.raw`\bempezo [^<>;:.]{0,20}?en <y!>`,
      String.raw`\b(?:we|they) (?:started|began|launched|set up) [^<>;:.]{0,30}?in <y!>`,
      String.raw`(?:^|[,;|·] ?|\bes una [^<>.;:]{0,40})(?:est\.?|established|founded|since|started|fundada|nacida|desde|creada) (?:en |in )?<y!>`,
      String.raw`\b(?:co-?)?founded [^<>;:.]{0,40}?in <y!>`,
      String.raw`\b(?:was|were) born [^<>;:.]{0,30}?in (?:\w+ )?<y!>`,
      String.raw`\b(?:dates? (?:from|back to)|data de(?:l ano)?|goes back to|se remonta a) (?:\w+ (?:de )?)?<y!>`,
      String.raw`\b(?:in business|in operation|operating|active|trading|going|at it|at this|working on (?:this|it)|on the market) since (?:\w+ )?<y!>`,
      String.raw`\b(?:opened (?:its|our|their) doors|started out|(?:began|started) (?:trading|operating|operations|business|work)) (?:[a-z]+ ){0,4}in (?:\w+ )?<y!>`,
      String.raw`\bllev(?:a|amos|an) (?:[a-z]+ ){0,4}desde <y!>`,
      String.raw`\b(?:pusimos|puso|pusieron|echamos|echo) (?:en (?:marcha|pie)|a (?:andar|rodar)) [^<>;:.]{0,40}?en <y!>`,
      String.raw`\b(?:creamos|montamos|iniciamos|nos lanzamos|surgio|surgimos|vio la luz|abrio sus puertas|inicio su (?:actividad|andadura)|comenzo su (?:actividad|andadura)|comenzo a operar|(?:en activo|operando|trabajando)(?= desde)) (?:[^<>;:.]{0,40} )?(?:en|desde) (?:\w+ de )?<y!>`,
      String.raw`^[^<>;:.]{3,30} (?:started|launched|set up|creo|monto|puso en marcha) [^<>;:.]{2,30} (?:in|en) <y!>`,
    ],
    not: /\b(?:product|app|platform|first version|office|subsidiary|producto|aplicacion|plataforma|oficina|filial|fund |fondo|accelerator|aceleradora|award|premio|association|asociacion)\b/,
  },
  {
    field: 'foundation_year',
    patterns: [
      String.raw`\b(?:in|en) <y!>,? (?:i|we|yo|nosotros)? ?(?:founded|started|set up|registered|incorporated|registr(?:e|amos)|fund(?:e|amos)|mont(?:e|amos)|cre(?:e|amos)) (?:[a-z]+ ){0,2}(?:the|this|our|la|esta|nuestra) (?:company|business|startup|empresa|compania|sociedad)\b`,
    ],
  },
  {
    field: 'foundation_year',
    patterns: [
      String.raw`(?:^|\b(?:la|una) )(?:s\.? ?l\.?|sociedad|empresa)(?: es)? de(?: \w+ de)? <y!>`,
      String.raw`\b(?:in|en) <y!> (?:la |lo )?(?:founded|fundaron|crearon|constituyeron)\b`,
    ],
  },
  {
    field: 'founder_count',
    patterns: [
      String.raw`<n!> (?:\w+ ){0,2}(?:co-?founders|founders|founding partners|founding members)\b`,
      String.raw`<n!> of us (?:as )(?:co-?)?founders\b`,
      String.raw`<n!> (?:of (?:them|us|whom)|de (?:ellos|ellas|nosotros|nosotras|los cuales)) (?:are |is |son )?(?:the )?(?:co-?)?(?:founders|fundador(?:es|as))`,
      String.raw`<n!> (?:\w+ ){0,1}(?:co-?fundador(?:es|as)|fundador(?:es|as)|socios fundadores|socias fundadoras|personas fundadoras|promotores)\b`,
      String.raw`\b(?:founded|incorporated|established|started|set up|created|launched) (?:~)?by (?:its )?<n!>(?! (?:of|years|companies|universities))`,
      String.raw`\b(?:fundad[ao]|cread[ao]|constituid[ao]|impulsad[ao]|puesta en marcha|promovid[ao]) (?:~)?por <n!>(?! (?:de|anos|empresas|universidades))`,
      String.raw`\b(?:la|lo) (?:fundaron|crearon|montaron|pusieron en marcha) (?:en <y\d+> )?<n!> \w+`,
      String.raw`\bfounding team of <n!>`,
      String.raw`\bequipo (?:fundador|promotor) (?:~)?(?:de|formado por|compuesto por) <n!>`,
      String.raw`<n!> (?:\w+ ){0,2}(?:founded|started|set up) (?:the company|the startup|it|us)\b`,
      String.raw`\bsomos <n!> (?:socios|fundadores|cofundadores)\b`,
    ],
    not: /\b(?:other|previous|former|startups? founded|otros|anteriores|of the|de los|de las|mentors)\b/,
  },
  {
    field: 'founder_count',
    patterns: [
      String.raw`\b(?:founded|started|set up|created|launched|run) (?:and run )?by (?:just |only )?<n!> (?:co-?)?founders?\b`,
      String.raw`\b(?:crearon|fundaron|creo|fundo|montaron|monto|impulsan|dirigen) <n!> (?:co)?fundador(?:es|as|a)?\b`,
      String.raw`\b(?:somos|we are|hay|there is|there are) (?:only |solo |just )?<n!> (?:co-?)?(?:founders?|fundador(?:es|as|a)?)\b`,
    ],
    allowsOne: true,
  },
  {
    field: 'team_size',
    patterns: [
      String.raw`\bteam (?:is |has |now |today |currently |has grown to |grew to |counts |numbers |made up |consists? |stands |at )*(?:of |at )?<n!>(?! (?:founders|co-?founders|interns|advis|mentors|years|months|developers|engineers|sales|doctors|countries|cities|offices))`,
      String.raw`<n!> (?:full[- ]time |permanent |salaried |part[- ]time |current )*(?:employees|staff|people on (?:the |its |our )?(?:payroll|team|staff)|team members|people work|members of staff|people in (?:the|our|its) team|fte\b|ftes\b|full[- ]time equivalents)`,
      String.raw`\b(?:employs|employing|workforce of|headcount of|headcount is|headcount stands at|staff of|payroll of) (?:now |today |currently )?<n!>(?: people| staff| persons)?`,
      String.raw`<n!>-(?:person|people|strong|member) (?:team|company|startup|staff)`,
      String.raw`\bwe(?: are|'re) (?:now |today |currently |at )?<n!>(?: people)?(?= (?:people|today|now|strong|in|at|and|full)|(?: \()|[.,;]|: (?:half|most|la mitad|casi|<n\d+> (?!founders|fundador|soci))|$)`,
      String.raw`\bequipo (?:actual |total |hoy |ya |multidisciplinar |esta |es |lo |cuenta |se compone |con |formado |compuesto |integrado |integran |forman |componen )*(?:de |por |en )?<n!>(?! (?:fundador|socios|becari|asesor|mentor|anos|meses|desarrollador|ingenier|comercial|paises|ciudades|cofundador))`,
      String.raw`<n!> (?:empleados|empleadas|trabajadores|personas (?:en|de) (?:plantilla|nomina|el equipo|equipo)|personas trabajan|personas trabajando|profesionales en plantilla|personas contratadas|miembros del equipo)`,
      String.raw`\b(?:emplea|empleamos|plantilla|trabajan|trabajamos|da empleo)(?: (?:actual|actualmente|hoy|ya|es|esta|la|formada|compuesta|integrada|total|cuenta|con|en ella|aqui)){0,4}(?: a| de| por)? <n!>(?: personas| profesionales| empleados| trabajadores)?`,
      String.raw`\b(?:equipo|team|plantilla|headcount):? <n!> (?:pers\b|personas|people|ppl|fte)`,
      String.raw`\bwe(?: are|'re) (?:now |today |currently )?<n!> (?:[a-z-]+ ){1,2}people\b`,
      String.raw`(?:^|[.:] )<n!> (?:people|persons|personas|profesionales) (?:today|now|hoy|ahora)\b`,
      String.raw`\bsomos (?:ya |hoy |actualmente )?<n!>(?: personas| profesionales)?(?= (?:personas|profesionales|en|hoy|y|ya|ahora)|(?: \()|[.,;]|: (?:half|most|la mitad|casi|<n\d+> (?!founders|fundador|soci))|$)`,
      String.raw`\bcuenta(?:n|mos)? (?:ya |hoy |actualmente )?con <n!> (?:personas|empleados|trabajadores|profesionales)\b`,
      String.raw`(?:^|^<n\d+> (?:co-?)?founders(?:,| and| [|·])? |^<n\d+> (?:socios |co-?)?fundador(?:es|as)(?:,| y| [|·])? )<n!> (?:people|persons|ppl|employees|personas|profesionales)(?= (?:today|now|in|at|and|on|work|hoy|en|y|ahora|trabaj\w+)|[,.;(|·]| [|·(]|$)`,
      String.raw`(?:^|\bthe )<n!> of us\b`,
      String.raw`\bthere are (?:now |currently )?<n!> of (?:us|them)\b`,
      String.raw`\bteam <n!> (?:ppl|people|persons)\b`,
      String.raw`<n!> ppl\b`,
      String.raw`\b(?:headcount|workforce|staff|payroll) (?:\w+ ){0,4}?(?:at|to|of|is|totals?|numbers?) <n!>(?! (?:years|months))`,
      String.raw`\bplantilla (?:actual |total |ya |hoy )*(?:asciende a|es de|suma|alcanza|llega a|cuenta con) (?:las |los )?<n!>`,
      String.raw`\b(?:we|it|company|startup) (?:now |already |currently |today )?(?:have|has) (?:now |already |currently )?<n!> (?:people|persons|professionals|employees)(?= (?:on board|in the team|in total|working|today|now)|[.,]|$)`,
      String.raw`\b(?:tenemos|reunimos|agrupamos|integramos) (?:hoy |ya |a )*<n!> (?:personas|profesionales|empleados|trabajadores)(?= (?:en (?:plantilla|el equipo|total|nomina)|trabajando|a (?:tiempo|jornada))|[.,]|$)`,
      String.raw`\ben (?:nomina|plantilla):? <n!>(?=[.,;]|$| (?:personas|empleados)\b)`,
      String.raw`\bpayroll (?:shows|lists|counts|has|says) <n!>`,
      String.raw`\b(?:nomina|nominas|seguridad social) (?:muestra|constan|refleja)~ <n!>`,
    ],
    not: new RegExp(
      `${customers.source}|${subTeam.source}|${movement.source}|\\b(?:users|patients|students|usuarios|pacientes|alumnos|partners|socios)\\b`.replaceAll(
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
      String.raw`\b(?:worked|working|spent) (?:[^<>;:.]{0,30}? )?in (?:the )?(?:[a-z&-]+ ){1,3}for <n!> (?:years|yrs)`,
      String.raw`\bspent <n!> (?:years|yrs) (?:working )?in (?:the )?(?!(?:prison|hospital|jail|bed)[.,])(?:[a-z&]+ )?[a-z&]+`,
      String.raw`\b(?:ha(?:s|d)|with|brings) <n!> (?:years|yrs) in (?:the )?[a-z&]+`,
      String.raw`\((?:ceo|cto|coo|founder|co-founder|fundador|fundadora|cofundador|cofundadora)\),? ?[-–—:]* ?<n!> (?:years|yrs|anos) (?:in|en) (?:el |la |the )?(?:sector |industria )?[a-z&]+`,
      String.raw`\b(?:ceo|cto|coo|founder|co-founder|fundador|fundadora|cofundador|cofundadora) ?[-–—,:]* ?<n!> (?:years|yrs|anos) (?:in|en) (?:el |la |the )?(?:sector |industria )?[a-z&]+`,
      String.raw`\b(?:acredita|aporta|tiene) <n!> anos (?:en|de (?:trabajo en|carrera en)) (?:el |la )?(?:sector|industria|mundo|negocio|ambito)`,
      String.raw`^[a-z'-]+(?: [a-z'-]+)? <n!> (?:years|yrs|anos) (?:in|en) (?:the |el |la )?[a-z&]+`,
      String.raw`\b(?:worked|working|been|spent) (?:[^<>;:.]{0,30}? )?(?:in|within) (?:the |this |our )?(?:\w+ ){0,2}(?:sector|industry|field|trade|business) for <n!> years`,
      String.raw`\bspent <n!> years (?:working )?in (?:the |this )?(?:\w+ ){0,2}(?:sector|industry|field|trade|business)\b`,
      String.raw`\bllev(?:a|an|amos) <n!> anos (?:\w+ ){0,3}(?:en|dentro de) (?:el|la|este|esta|nuestro|nuestra) (?:\w+ ){0,1}(?:sector|industria|mercado|negocio|ambito|oficio)\b`,
      String.raw`<n!> anos de (?:trayectoria|bagaje|recorrido|oficio|carrera)\b`,
      String.raw`<n!> anos (?:de|como) (?:\w+ ){0,2}experiencia\b`,
      String.raw`<n!> anos (?:de trabajo |trabajando )?(?:en|dentro de) (?:el|la|este|esta) (?:\w+ ){0,1}(?:sector|industria|mercado|negocio|ambito)\b`,
      String.raw`\bexperiencia (?:~)?de <n!> anos`,
    ],
    not: /\b(?:combined|together|between them|collective\w*|sumad\w*|suman|conjunt\w+|acumul\w+|entre (?:los|ambos|todos|todas|ambas)|advisors?|mentors?|asesor\w*|board|consejo|investor|inversor\w*|customers?|clientes?|guarantee|garantia)\b/,
    takesLargest: true,
  },
  {
    field: 'industry_experience_years',
    patterns: [
      String.raw`^(?!.*\b(?:equipo|soci[oa]s|fundador(?:es|as)|entre|juntos)\b).*\bacumula <n!> anos (?:en|de experiencia en|de trabajo en) (?:el |la )?(?:sector|industria|mundo|negocio|ambito)`,
    ],
    takesLargest: true,
  },
  {
    field: 'team_size',
    under: 'team',
    patterns: [
      String.raw`^<n!> (?:people|persons|personas|profesionales|employees|empleados)\b`,
      String.raw`\b(?:somos|we are) <n!>\b(?! (?:founders|co-?founders|fundador|socios|years|anos))`,
    ],
    not: new RegExp(String.raw`${movement.source}|\b(?:founders|fundador\w+|advisors?|asesor\w*)\b`),
  },
];
