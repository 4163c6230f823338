import type { ConceptWords } from './ConceptWords.ts';

/** Concepts of the people of a startup and what they are able to do. */
export const peopleConcepts = {
  founder: {
    en: 'founder founders cofounder cofounders co_founder co_founders founding_team founding_partner founding_partners founding_member founding_members promoter promoters entrepreneurs entrepreneur founding_people founding_group',
    es: 'fundador* cofundador* co_fundador* fundacional promotor* emprendedor* socios_fundadores socio_fundador socias_fundadoras equipo_fundador equipo_promotor socios_promotores personas_fundadoras founders',
  },
  people: {
    en: 'employee employees staff staffing people headcount workforce team personnel worker workers fte ftes payroll member members manpower human_resources crew colleagues labour_force labor_force full_time_equivalents jobs',
    es: 'empleado empleados empleada empleadas trabajador* plantilla personal equipo persona personas nomina colaboradores miembro miembros efectivos integrantes recursos_humanos rrhh mano_obra asalariad* fte empleos puestos_trabajo equipo_humano cuantos_sois',
  },
  fullTime: {
    en: 'full_time fulltime fte ftes full_time_equivalent equivalent permanent on_payroll',
    es: 'tiempo_completo jornada_completa jornada equivalente equivalentes completa fij* nomina',
  },
  leader: {
    en: 'founder founders cofounder cofounders co_founder co_founders founding_team founding team management ceo lead leader entrepreneurs entrepreneur promoters senior experienced most people members partners',
    es: 'fundador* cofundador* co_fundador* equipo fundacional direccion directiv* promotor* emprendedor* socios socias ceo senior experto personas miembros',
  },
  experience: {
    en: 'experience background track_record seniority career expertise experienced industry_veteran tenure know_how worked working',
    es: 'experiencia trayectoria antiguedad carrera bagaje recorrido trabajando trabajado',
  },
  sector: {
    en: 'industry sector field market trade area relevant domain same vertical professional business',
    es: 'sector industria ambito campo mercado area sectorial relevante profesional mismo negocio materia',
  },
  education: {
    en: 'education educational degree degrees qualification qualifications study studies academic academics university diploma schooling educated training_level attainment credentials',
    es: 'educacion educativ* estudios titulacion titulaciones titulo formacion formativ* academic* universitari* diploma carrera grado_academico preparacion instruccion',
  },
  highest: {
    en: 'highest top maximum best level attained achieved obtained reached held completed background',
    es: 'mas_alto mas_alta maximo maxima superior mayor nivel alcanzad* obtenid* grado alto alta completad* finalizad* mas_altos altos cursados',
  },
  technical: {
    en: 'technical technically technology technological tech engineering it software r_d product_development',
    es: 'tecnic* tecnologic* tecnologia ingenieria software i_d informatic*',
  },
  commercial: {
    en: 'business commercial sales management managerial entrepreneurial selling marketing',
    es: 'negocio negocios comercial empresarial gestion directiv* ventas emprendedor* marketing',
  },
  skill: {
    en: 'skill skills expertise capability capabilities competence competences competency competencies ability abilities strength strengths knowledge know_how knowhow proficiency talent capacity mastery depth prowess aptitude skillset qualification command background experience',
    es: 'capacidad capacidades competencias conocimiento conocimientos habilidad habilidades destreza destrezas dominio solvencia pericia talento fortaleza fortalezas aptitud aptitudes perfil experiencia cualificacion preparacion saber_hacer experto competencia',
  },
  completeness: {
    en: 'completeness complete completion coverage covered balance balanced gaps roles_filled roles_covered key_roles well_rounded',
    es: 'completitud completo cobertura cubiertos cubiertas equilibrio equilibrad* complementariedad complementario',
  },
  roles: { en: 'roles role positions key', es: 'roles puestos perfiles funciones clave' },
  team: { en: 'team teams staff', es: 'equipo equipos plantilla' },
  execution: {
    en: 'execution execute executing delivery deliver delivering implementation implement',
    es: 'ejecucion ejecutar ejecutora implementacion implementar entrega cumplimiento',
  },
  founding: { en: 'founded founding started created', es: 'fundaron fundo fundasteis crearon iniciaron' },
  head: { en: 'employee worker head person', es: 'empleado trabajador persona' },
} satisfies ConceptWords;
