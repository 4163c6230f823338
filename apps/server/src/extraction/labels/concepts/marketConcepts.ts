import type { ConceptWords } from './ConceptWords.ts';

/** Concepts of the market and of the product in it. */
export const marketConcepts = {
  market: { en: 'market markets marketplace_size', es: 'mercado mercados' },
  marketOrSector: {
    en: 'market markets sector industry segment category',
    es: 'mercado mercados sector industria segmento',
  },
  wholeMarket: {
    en: 'total size volume value worth big large addressable available entire whole overall global worldwide world potential opportunity magnitude tam spend spending theoretical accessible_total full aggregate',
    es: 'total tamano volumen valor dimension dimensiones global mundial potencial direccionable conjunto magnitud oportunidad tam cifra facturacion gasto grande completo teorico abordable_total',
  },
  totalMarket: { en: 'tam total_addressable total_available', es: 'tam' },
  around: {
    en: 'our your company world worldwide global europe european spain spanish national industry sector product potential reference addressable available total',
    es: 'mundial global europa europeo espana espanol nacional sector industria producto potencial referencia direccionable disponible total',
  },
  segment: {
    en: 'segment segments niche beachhead sam serviceable sub_market submarket subsegment bridgehead',
    es: 'segmento segmentos nicho sam servible submercado cabeza_playa',
  },
  aimed: {
    en: 'target targeted initial first serviceable addressed served core beachhead reachable accessible attainable chosen entry relevant aim primary starting focus immediate serve',
    es: 'objetivo inicial primer primero primera servible accesible abordable alcanzable diana meta prioritario elegido atendible relevante partida entrada inmediato foco disponible util dirige dirigimos dirigis',
  },
  ofSegment: {
    en: 'target targeted initial first serviceable addressable available addressed core reachable accessible market size volume value worth big large chosen entry aim starting customer customers total opportunity focus relevant spend segment our',
    es: 'objetivo inicial primer primero primera servible direccionable disponible accesible abordable alcanzable mercado tamano volumen valor dimension magnitud cliente clientes elegido diana entrada total prioritario grande cifra gasto',
  },
  rival: {
    en: 'competitor competitors rival rivals competing competition competitive_players players incumbents alternatives contenders similar_companies competing_companies competing_firms',
    es: 'competidor competidores competidora competidoras rival rivales competencia alternativas actores empresas_similares empresas_competidoras operadores',
  },
  identified: {
    en: 'direct main known identified existing relevant principal similar comparable competing companies company firms market sector players active serious close major key',
    es: 'directos directas directa directo principales conocidos conocidas identificad* detectad* existentes relevantes similares comparables empresas companias mercado sector empresas_competidoras activos competidoras analizad*',
  },
  growth: {
    en: 'growth growing grow grows cagr expansion increase expanding',
    es: 'crecimiento crece crecer creciendo tcac cagr expansion aumento incremento evolucion',
  },
  expected: {
    en: 'expected projected forecast forecasted estimated anticipated compound next rate per_annum',
    es: 'esperado esperada previsto prevista estimado estimada compuesto compuesta proyectado medio medioanual tasa',
  },
  barrier: {
    en: 'barrier barriers obstacle obstacles hurdle hurdles moat defensibility defensiveness entry_difficulty difficulty',
    es: 'barrera barreras obstaculo obstaculos dificultad defensibilidad trabas',
  },
  entering: {
    en: 'entry enter entering entrants newcomers new_entrants new competitors rivals competition access height market sector industry to_entry',
    es: 'entrada entrar acceso acceder competidores competencia nuevos entrantes altura mercado sector nuevas_empresas',
  },
  maturity: { en: 'maturity mature', es: 'madurez maduro' },
  regulation: {
    en: 'regulatory regulation regulations legal_framework regulated legislative legislation compliance',
    es: 'regulatori* regulacion normativ* legislacion legislativ*',
  },
  surroundings: {
    en: 'environment framework context landscape burden favourability support climate conditions',
    es: 'entorno marco contexto ambiente carga favorable panorama condiciones',
  },
  innovation: {
    en: 'innovation innovativeness innovative novelty novel originality inventiveness newness disruptiveness',
    es: 'innovacion innovador innovadora innovatividad novedad novedoso originalidad disrupcion disruptivo',
  },
  product: {
    en: 'product products solution service technology technological offering proposal project business idea company model proposition',
    es: 'producto productos solucion servicio tecnologia tecnologic* propuesta proyecto negocio idea empresa modelo oferta',
  },
  patent: {
    en: 'patent patents patented utility_models',
    es: 'patente patentes patentado patentados modelos_utilidad',
  },
  ownedRights: {
    en: 'granted filed registered held owned applied applications pending families family rights ip intellectual_property portfolio submitted obtained active application title hold filings force issued',
    es: 'registradas solicitadas concedidas presentadas propias titularidad solicitudes familias cartera activas vigor propiedad_industrial propiedad_intelectual obtenidas tramite',
  },
  unique: {
    en: 'unique uniqueness exclusive exclusivity proprietary distinctive differentiation differentiated differential own',
    es: 'unica unico unicas unicos unicidad exclusiv* propia singular* diferencial* diferenciacion distintiv*',
  },
  technology: { en: 'technology tech technological technologies', es: 'tecnologia tecnologic* tecnologias' },
  feature: {
    en: 'feature features functionality functionalities functions characteristics',
    es: 'funciones funcion funcionalidad funcionalidades caracteristicas prestaciones',
  },
  price: { en: 'price prices pricing cost', es: 'precio precios coste costes' },
  advantage: {
    en: 'advantage edge benefit saving savings competitiveness competitive',
    es: 'ventaja ventajas ahorro beneficio competitividad competitiva',
  },
  scaling: {
    en: 'scalability scalable scaling scale_up_potential scaleability scale',
    es: 'escalabilidad escalable escalado escalar escalamiento',
  },
  potential: {
    en: 'potential capacity ability ease possibility capability',
    es: 'potencial capacidad facilidad posibilidad',
  },
  marginal: { en: 'marginal incremental', es: 'marginal incremental' },
  network: { en: 'network networks', es: 'red redes' },
  effect: { en: 'effect effects externalities', es: 'efecto efectos externalidades' },
  satisfaction: {
    en: 'satisfaction satisfied rating ratings feedback review reviews opinion happiness score',
    es: 'satisfaccion valoracion valoraciones opinion opiniones puntuacion resenas nota',
  },
  problem: { en: 'problem pain need pain_point', es: 'problema dolor necesidad' },
  relevance: {
    en: 'relevance importance severity urgency intensity significance seriousness',
    es: 'relevancia importancia gravedad urgencia intensidad magnitud',
  },
} satisfies ConceptWords;
