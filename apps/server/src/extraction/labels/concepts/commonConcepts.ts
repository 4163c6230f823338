import type { ConceptWords } from './ConceptWords.ts';

/** Concepts that labels of several fields have. */
export const commonConcepts = {
  /** Words of questions and requests, which change no field. */
  ask: {
    en: 'what which who whose when where how do does did done has have had can could would was were it its they their them there this these that we us i my you yours please tell state specify indicate give provide enter insert write list mention note fill say explain answer select choose tick if any as with from about or among between within be been being so far in_words field question item detail details data info information figure figures value_of e_g eg ie etc make up made at into no_more self also each every much including included includes incl excluding excl inclusive general key basic main_data s will much long_do exist exists you',
    es: 'que cual cuales quien quienes cuando donde como cuanto cuanta cuantos cuantas es son ha han hay tiene tienen tenemos teneis esta estan fue fueron era lleva llevan indica* indique* senal* escrib* especifi* introdu* rellen* facilit* detall* mencion* seleccion* elig* marque marca_con cite cita enumer* responda respuesta pregunta campo dato datos informacion cifra_de segun si o con desde sobre entre dentro cada lo le les nos os vuestr* nuestr* tu tus usted ser sido siendo ficha apartado general generales clave incluid* incluyendo inclui* excluid* sin_contar contando ambos aqui mas estais sois somos existe existen encuentra encontrais habeis has mucho haceis hasta',
  },
  now: {
    en: 'current currently actual actually today present presently now latest last most_recent recent recently ongoing existing as_date date to_date so_far until_now year_end close closed closing ended ending end ttm ltm trailing twelve 12 active this_year fiscal financial fy',
    es: 'actual actuales actualmente hoy ahora presente fecha dia ultimo ultima ultimos ultimas reciente recientes vigente cierre cerrado cerrada doce 12 momento existente existentes en_activo fiscal contable',
  },
  unit: {
    en: 'eur euro euros k m mn meur keur thousand thousands million millions bn billion percent percentage pct units unit amount approx approximately approximate roughly about estimated estimate scale_1_5 scale_1_10 1 2 5 10 one two points score scored',
    es: 'eur euro euros k m mill miles millon millones porcentaje porcentual unidad unidades importe aprox aproximad* estimad* escala_1_5 escala_1_10 puntos puntuacion ud uds una dos 1 5 10',
  },
  year: {
    en: 'year years yearly annual annually annualised annualized per_year yr yrs pa 12_months twelve_months p',
    es: 'ano anos anual anuales anualmente anualizad* ejercicio interanual',
  },
  month: { en: 'month months monthly mth mths mo', es: 'mes meses mensual mensuales mensualmente' },
  number: {
    en: 'number numbers no nr num count many quantity total_number how_many tally',
    es: 'numero n num nro no cantidad cuantos cuantas recuento',
  },
  total: {
    en: 'total totals overall whole aggregate entire full cumulative accumulated combined_total altogether sum',
    es: 'total totales global conjunto suma acumulad* completo completa entero',
  },
  net: { en: 'net', es: 'neto neta netos netas' },
  average: { en: 'average avg mean typical blended', es: 'medio media promedio tipico' },
  level: {
    en: 'level degree grade rating score extent rate_of assessment strength intensity ranking evaluation',
    es: 'nivel grado valoracion puntuacion intensidad evaluacion calificacion nota medida',
  },
  size: {
    en: 'size volume value worth big large dimension dimensions magnitude scale amount extent',
    es: 'tamano volumen valor dimension dimensiones magnitud grande importe cuantia cifra',
  },
  main: {
    en: 'main principal primary chief leading core predominant major mainly primarily key',
    es: 'principal principales primario primaria primordial preferente mayoritari* predominante principalmente',
  },
  type: {
    en: 'type kind form category class nature sort classification mode modality style mode model',
    es: 'tipo tipologia clase forma categoria naturaleza modalidad clasificacion caracter modo',
  },
  rate: { en: 'rate ratio pace speed fast quick quickly', es: 'tasa ritmo ratio velocidad rapido' },
  share: { en: 'share proportion percentage fraction', es: 'proporcion porcentaje peso' },
  work: {
    en: 'work works working employed employ employs job jobs engaged hired serving',
    es: 'trabaja* trabajo empleo empleos contratad* ocupad* puesto puestos',
  },
  project: { en: 'project', es: 'proyecto' },
  prior: { en: 'prior previous past earlier', es: 'previa previo previas anterior' },
} satisfies ConceptWords;
