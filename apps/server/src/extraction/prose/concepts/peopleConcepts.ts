import type { Concept } from './Concept.ts';
import { words } from './words.ts';

const people =
  'people|persons|employees|workers|staff|professionals|full-timers|heads|personas|emplead[oa]s|trabajador(?:es|as)|profesionales';
const team = words(
  'team|headcount|workforce|payroll|staff|work(?:s|ing)?|employ(?:s|ed|ing)?|employees',
  'plantilla|equipo|nomina|trabaj(?:a|an|amos|o)|emple(?:a|amos|ad[oa]s)|formad[oa]|compuest[oa]|integrad[oa]|contratad[oa]s',
);
const founded = words(
  'registered|founded|founding|foundation|incorporated|incorporation|established|set up|born|started(?: life| out| up)?|began|launched|created|came into being|came to life|(?:been )?around since|exist(?:s|ed)? since|since its|opened for business',
  'se registro|fundad[ao]|fundo|fundamos|fundacion|constituid[ao]|constitucion|constituimos|nacid[ao]|nacio|nacimos|cread[ao]|creacion|creamos|arranc(?:o|amos|aron)|comenz(?:o|amos)|empez(?:o|amos)|existe(?:n|imos)? desde|inici(?:o|amos)|surgi(?:o|mos)|echo a andar|vio la luz',
);

export const peopleConcepts: readonly Concept[] = [
  {
    field: 'team_size',
    figure: 'count',
    frames: [
      {
        words: [team],
        behind: new RegExp(String.raw`^ (?:[a-z-]+ ){0,2}(?:${people})\b`),
        not: /\b(?:experience|experiencia|wait\w*|trained|formamos a|last year|ano pasado)\b/,
      },
      {
        words: [words('headcount|workforce|staff|payroll|team', 'plantilla|equipo')],
        before:
          /\b(?:headcount|workforce|staff|payroll|team|plantilla|equipo)(?: (?:now|today|currently|actual|hoy|ya|total))*(?: (?:is|are|of|at|counts|numbers|totals|stands at|comes to|has reached|es de|de|suma|alcanza|cuenta con|asciende a|llega a))(?: (?:las|los))? $/,
        behind: /^(?:$|[.,;)]| (?:people|persons|today|now|and|in|at|hoy|y|en|personas|profesionales)\b)/,
      },
    ],
    not: /\b(?:customers?|clients?|users?|clientes?|usuarios?|students?|alumnos?|patients?|pacientes?|founders?|co-?founders?|fundador\w*|advisors?|advisers?|asesor\w*|mentors?|mentor\w*|board|consejo|years?|anos|compan(?:y|ies) with|firms|empresas con|sales team|equipo (?:comercial|tecnico|fundador|de (?:ventas|ingenieria|desarrollo|producto))|(?:engineering|technical|product|founding|tech|support) team|engineers|ingenier\w+|hire|contratar|were|eramos|saved?|ahorr\w*|competitors?|rivals?|competidor\w*|rival(?:es)?)\b/,
    confidence: -4,
  },
  {
    field: 'founder_count',
    figure: 'count',
    frames: [
      {
        words: [words('founded|started|created|set up', 'fundaron|crearon|montaron|pusieron en marcha')],
        behind:
          /^ (?:[a-z-]+ ){0,2}(?:people|friends|engineers|partners|women|men|brothers|sisters|siblings|classmates|colleagues|researchers|scientists|doctors|personas|amig[oa]s|ingenier[oa]s|soci[oa]s|herman[oa]s|companer[oa]s|investigador(?:es|as)|medic[oa]s|mujeres) (?:founded|started|created|set up|fundaron|crearon|montaron|pusieron en marcha)\b/,
      },
    ],
    not: /\b(?:years?|anos|companies|empresas|competitors?|competidor\w*)\b/,
    confidence: -4,
  },
  {
    field: 'foundation_year',
    figure: 'year',
    frames: [
      {
        words: [founded],
        before:
          /(?:(?:in|since|is|was|from|en|desde|es|fue|of)|:)(?: (?:early|late|mid|el|january|february|march|april|may|june|july|august|september|october|november|december|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de)?))? $/,
      },
    ],
    not: /\b(?:product|app|platform|version|office|subsidiary|producto|aplicacion|plataforma|oficina|filial|fund|fondo|accelerator|aceleradora|award|premio|association|asociacion|market|mercado|sales|selling|ventas|vender|export\w*|campaign|campana|pilot|piloto|revenues?|ingresos|factur\w+|round|ronda|growth|crec\w+|working with|project|study|studies|estudi\w+|career|carrera|industry|sector|law|ley|sold|vend\w+|last company|previous|anterior|primera empresa|first company|regulation|customers?|clientes?)\b/,
    confidence: -4,
  },
  {
    field: 'competitor_count',
    figure: 'count',
    frames: [
      {
        words: [
          words(
            'compet(?:es?|ing|itors?)|rivals?|similar|something like|alternatives?|the same|comparable',
            'compit\\w+|compet\\w+|rival(?:es)?|parecid\\w+|similar(?:es)?|alternativas?|lo mismo|comparables?',
          ),
        ],
        behind:
          /^ (?:other |others\b|otr[oa]s )?(?:[a-z-]+ )?(?:companies|firms|businesses|players|startups|vendors|providers|products|solutions|tools|apps|alternatives|others|competitors|rivals|empresas|companias|firmas|negocios|actores|operadores|productos|soluciones|alternativas|competidores|rivales)?\b/,
        before:
          /^$|\b(?:competes? (?:with|against)|(?:we|it) (?:know|count|see|found|face|identified)s?|there are|(?:some|about)|hay|existen|conocemos|vemos|contamos|compit?e\w* con|competimos con|identificad[oa]s?)(?: (?:de|unas|unos|about|some|only|solo))? $/,
      },
      {
        words: [words('competitors|rivals', 'competidores|rivales')],
        before:
          /\b(?:competitors|rivals|competidores|rivales)(?: (?:direct[oa]s|identificad[oa]s))? (?:number|are|total|son|suman)(?: (?:about|unos))? $/,
        behind: /^(?:$|[.,;]| (?:in|en|today|hoy)\b)/,
      },
    ],
    not: /\b(?:top|largest|biggest|mayores|principales de|employees|people|staff|empleados|personas|years?|anos|customers?|clientes?|patents?|patentes|countries|paises)\b/,
    lifted: ['competitor'],
    confidence: -4,
  },
];
