import type { Lookup } from '@aval/contract';

/** The words that name a choice, and the choices that they outrank: 'B2B SaaS' is SaaS. */
interface ChoiceStems {
  id: number;
  /**
   * Folded words in both languages, separated by spaces. A star stands for any ending, and an underscore joins the words
   * of a phrase.
   */
  words: string;
  outranks?: readonly number[];
}

/** Words for the choices of each list inside a longer value. Words that could mean two choices are left out. */
export const choiceStems: Record<Lookup, readonly ChoiceStems[]> = {
  industries: [
    {
      id: 1,
      words:
        'tech technolog* tecnolog* software hardware cyber* ciber* robot* iot cloud nube ict tic it deeptech deep_tech ai ia artificial_intelligence inteligencia_artificial machine_learning big_data blockchain informatic* telecom* semiconduct* electronic* internet_of_things internet_cosas digitali* computing',
    },
    {
      id: 2,
      words:
        'health* ehealth medic* medtech biotech* biotec* pharma* farmac* hospital* clinic* salud sanitari* sanidad biomed* bioscience* life_sciences life_science ciencias_vida telemedicin* telehealth wellbeing wellness bienestar therap* terap* diagnos* dental patient* care nurs*',
      outranks: [1],
    },
    {
      id: 3,
      words:
        'educat* educac* educativ* edtech learning elearning school* teach* universit* universidad* training formacion ensenanza aprendizaje escuela* colegio* docen* pedagog* academ*',
      outranks: [1],
    },
    {
      id: 4,
      words:
        'financ* finanz* fintech insurtech bank* banca bancari* insur* seguro* asegurador* payment* pagos medios_pago credit* lending wealth capital_markets accounting contabilidad wealthtech',
      outranks: [1],
    },
    {
      id: 5,
      words:
        'retail* commerce ecommerce comercio shop* store* tienda* minorista* consumer_goods gran_consumo gran_distribucion wholesale mayorista* supermarket* supermercado* fmcg',
      outranks: [1],
    },
  ],
  stages: [
    { id: 1, words: 'idea ideas ideat* ideac* concept* paper papel discovery' },
    {
      id: 2,
      words:
        'prototyp* prototip* poc proof_concept proof_of_concept prueba_concepto prueba_de_concepto demonstrator demostrador mock_up mockup maqueta',
      outranks: [1],
    },
    {
      id: 3,
      words:
        'mvp pmv minimum_viable minimo_viable beta first_version primera_version first_product first_customers first_paying first_clients primeros_clientes early_customers',
      outranks: [1, 2],
    },
    { id: 4, words: 'grow* crecimiento creciendo crece' },
    {
      id: 5,
      words: 'expan* international* internacional* new_markets nuevos_mercados abroad extranjero new_countries',
    },
  ],
  businessModels: [
    {
      id: 1,
      words:
        'b2b business_to_business business_2_business between_businesses to_businesses to_companies to_business companies businesses enterprise* empresas pymes smes corporate* corporativ*',
    },
    {
      id: 2,
      words:
        'b2c d2c dtc business_to_consumer consumer* consumidor* particulares end_user* usuario_final usuarios_finales cliente_final individuals individual_customers households hogares families familias general_public publico_general gran_publico',
    },
    {
      id: 3,
      words:
        'marketplace* market_place intermedia* two_sided multi_sided buyers_sellers buyers_and_sellers compradores_vendedores compradores_y_vendedores supply_demand oferta_demanda oferta_y_demanda brokerage',
      outranks: [1, 2],
    },
    {
      id: 4,
      words:
        'saas software_service software_as_a_service software_como_servicio subscription* suscripcion* subscribers',
      outranks: [1, 2],
    },
  ],
  marketSizes: [
    { id: 1, words: 'small pequen*' },
    { id: 2, words: 'medium median*' },
    { id: 3, words: 'large grande' },
    { id: 4, words: 'very_large muy_grande huge enorme', outranks: [3] },
  ],
  financingTypes: [
    {
      id: 1,
      words:
        'bootstrap* own propio propios propia propias self_funded self_financed self_funding self_financing self autofinanc* savings ahorros founder* fundador* reinvest* friends_family friends_and_family amigos_familia familia_amigos',
    },
    {
      id: 2,
      words:
        'grant* subvenc* subsid* public publico publica publicos publicas government ayuda* state_aid fondos_europeos eu_funds',
    },
    {
      id: 3,
      words:
        'angel* business_angel* private_investor* private_individual* inversores_privados inversores_particulares individual_investor*',
    },
    {
      id: 4,
      words:
        'vc vcs venture_capital venture_fund* venture capital_riesgo capital_de_riesgo riesgo institutional_investor* inversores_institucionales',
    },
    {
      id: 5,
      words: 'crowd* micromecenazgo colectiva financiacion_participativa',
      outranks: [1, 2, 3, 4, 7],
    },
    { id: 6, words: 'convertib* safe safes kiss', outranks: [3, 4, 7] },
    {
      id: 7,
      words: 'bank* banco* bancari* banca loan* debt deuda prestamo* credit* lending lender* poliza*',
      outranks: [4],
    },
    {
      id: 8,
      words: 'mix* combin* hybrid* hibrid* blend* various several varias varios',
      outranks: [1, 2, 3, 4, 5, 6, 7],
    },
  ],
};
