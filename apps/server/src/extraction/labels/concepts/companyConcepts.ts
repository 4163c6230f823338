import type { ConceptWords } from './ConceptWords.ts';

/** Concepts of the company itself, its addresses and its classification. */
export const companyConcepts = {
  company: {
    en: 'company companies startup startups start_up firm business enterprise venture organisation organization entity project applicant corporation corporate undertaking initiative spin_off spinoff scale_up scaleup',
    es: 'empresa empresas startup start_up compania sociedad entidad proyecto negocio firma organizacion solicitante corporativ* iniciativa emprendimiento spin_off mercantil beneficiari* interesad* promovid* pyme persona_juridica',
  },
  /** A company whose name follows without the word for it: 'Applicant: Brillante'. */
  entity: {
    en: 'organisation organization entity firm enterprise applicant venture start_up applicant_company applicant_organisation applicant_organization legal_entity participant_company company_applying corporation',
    es: 'organizacion entidad firma solicitante start_up emprendimiento empresa_solicitante entidad_solicitante empresa_beneficiaria entidad_beneficiaria empresa_promotora empresa_participante proyecto_empresarial',
  },
  called: {
    en: 'name names named called trading_as known_as operates_as doing_business_as business_as',
    es: 'nombre denominacion denomina llama llamais llaman llamamos razon_social conocida_como rotulo',
  },
  official: {
    en: 'legal registered trading trade commercial official full brand exact formal statutory public',
    es: 'legal comercial social oficial completo completa registral juridic* mercantil exacto registrad* inscrit* fiscal marca',
  },
  tax: {
    en: 'tax vat fiscal taxpayer taxation revenue_service hmrc ein utr tin',
    es: 'fiscal tributari* nif cif contribuyente iva hacienda nit ruc rut rfc cuit cnpj nipc impuestos',
  },
  idNumber: {
    en: 'number no id identifier identification code reference ref registration reg nr',
    es: 'numero n no num codigo identificacion identificador identificativo clave documento cedula registro',
  },
  taxNumber: {
    en: 'ein utr tin vat vatin crn v_a_t',
    es: 'nif cif nit ruc rut rfc cuit cnpj nipc n_i_f c_i_f',
  },
  register: {
    en: 'register registry registration registered companies_house incorporation reg crn',
    es: 'registro registral mercantil inscripcion inscrita',
  },
  place: {
    en: 'location located based base hq hqs headquarters headquarter headquartered head_office office offices seat city town municipality address place domicile domiciled premises site_of situated operating_from operate_from home_base home_town home_city hub operation operations geographic geographical plaza',
    es: 'ubicacion ubicada ubicado ubicad* sede sedes oficina oficinas ciudad localidad municipio domicilio domiciliad* direccion poblacion lugar localizacion localizad* radicad* radica emplazamiento establecid* encuentra base central asentad* residencia cuartel_general casa_matriz matriz geografica centrales centro_trabajo plaza donde_estais donde_estamos where_based where_located',
  },
  area: {
    en: 'country region province state county territory postal zip postcode',
    es: 'pais region provincia comunidad comunidad_autonoma estado departamento territorio',
  },
  begin: {
    en: 'founded founding foundation established establishment incorporated incorporation started start starting launched launch created creation inception formed formation began begin beginning commenced commencement set_up born since trading_since opened registration registered operating_since origin constituted constitution',
    es: 'fundacion fundada fundado fundo fundo fundasteis fundamos constitucion constituida constituido constituye* constituy* creacion creada creado creo inicio inicia* inicio* arranque arranco nacio nace comienzo comenzo lanzamiento alta puesta_marcha desde apertura empezo empezasteis empezamos origen escritura inscripcion nacida nacido marcha activa_desde',
  },
  activity: {
    en: 'activity activities operations operating business trading trade operate operates',
    es: 'actividad actividades operaciones operativa negocio actividad_economica opera operais operan economica',
  },
  when: { en: 'year date when', es: 'ano anio fecha cuando ejercicio' },
  describe: {
    en: 'description describe describes describing summary summarise summarize overview about pitch one_liner tagline abstract profile brief synopsis introduction elevator_pitch snapshot nutshell executive_summary outline headline intro mission purpose what_company_does what_it_does what_does what_do what_make what_offer what_sell what_build what_you_do',
    es: 'descripcion describ* resumen resume resuma sintesis presentacion perfil extracto eslogan mision proposito objeto_social dedica dedicais dedicamos dedican que_hace que_hacemos que_haceis que_hacen que_ofrece que_ofrecemos que_vende que_vendemos que_desarrollamos que_es en_que_consiste consiste sobre_empresa acerca_de acerca quienes_somos explica* explique* sinopsis',
  },
  offering: {
    en: 'product service solution offering offer offers idea concept proposition value_proposition',
    es: 'producto servicio solucion oferta idea concepto propuesta propuesta_valor',
  },
  doing: {
    en: 'does do doing build builds building make makes sell sells offer offers technology',
    es: 'hace hacemos haceis hacen ofrece ofrecemos vende vendemos desarrolla desarrollamos tecnologia',
  },
  brief: {
    en: 'short brief briefly concise sentence line lines paragraph words one_line one_sentence two_sentences nutshell plain simple',
    es: 'breve brevemente corta corto frase frases linea lineas parrafo palabras sucint* concis* ejecutiv* sencill* pocas_palabras',
  },
  web: {
    en: 'website websites web site webpage homepage home_page url domain www internet online landing_page web_address internet_address web_presence site visit_us more_information find_us',
    es: 'web sitio pagina portal dominio url www internet pagina_web sitio_web visitanos mas_informacion',
  },
  link: { en: 'link page address profile presence', es: 'enlace direccion pagina vinculo perfil' },
  linkedin: { en: 'linkedin linked_in professional_network', es: 'linkedin red_profesional' },
  twitter: { en: 'twitter x_twitter', es: 'twitter' },
  youtube: { en: 'youtube', es: 'youtube' },
  socialNetwork: {
    en: 'social network media channel account handle profile page link url professional',
    es: 'social red redes sociales canal cuenta perfil pagina enlace url profesional',
  },
  industry: {
    en: 'industry industries sector vertical branch trade field_activity line_business line_of_business area_activity field area industry_sector domain_activity space subsector category domain focus',
    es: 'sector industria rama vertical ambito rubro giro area campo subsector epigrafe cnae categoria actividad_economica',
  },
  stage: {
    en: 'stage phase status maturity readiness progress point milestone lifecycle life_cycle state step moment situation level degree far_along',
    es: 'etapa fase estado madurez estadio momento situacion avance nivel ciclo_vida grado punto hito',
  },
  development: {
    en: 'development product company growth business technology technological evolution startup venture project prototype',
    es: 'desarrollo producto crecimiento negocio tecnologia tecnologic* evolucion proyecto empresa vida maduracion',
  },
  model: {
    en: 'model scheme logic approach structure type strategy streams source sources',
    es: 'modelo esquema formula estructura tipo estrategia sistema flujos fuente fuentes tipologia via vias',
  },
  commerce: {
    en: 'business revenue monetisation monetization commercial income sales earning pricing go_to_market gtm distribution commercialisation commercialization charging operating',
    es: 'negocio ingresos monetizacion comercial ventas comercializacion explotacion cobro empresarial facturacion distribucion',
  },
  earn: {
    en: 'make_money makes_money earn earns monetise monetize monetises monetization monetisation charge charges who_pays sell_to sells_to sell generate_revenue generates_revenue make_your_money',
    es: 'monetiza monetizais monetizamos monetizacion gana_dinero ganais_dinero ganamos_dinero genera_ingresos generais_ingresos generan_ingresos quien_paga vende vendeis vendemos cobra cobrais',
  },
  clientele: {
    en: 'customer customers client clients buyer buyers audience target_customer who target',
    es: 'cliente clientes clientela comprador compradores publico quien destinatario destinatarios objetivo',
  },
  investor: {
    en: 'investor investors shareholder shareholders backers backer',
    es: 'inversor inversores accionista accionistas inversionista inversionistas',
  },
} satisfies ConceptWords;
