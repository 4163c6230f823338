import type { GlossaryText } from './glossaryText.ts';

/** What the corporate lens adds. */
export const corporateEntries = {
  COR_VPM_strategic_alignment_score: {
    title: { en: 'Strategic alignment', es: 'Alineación estratégica' },
    description: { en: "Does it serve the corporation's strategy?", es: '¿Sirve a la estrategia corporativa?' },
    calculation: {
      en: 'Stated alignment 40\u00A0%, market overlap 20\u00A0%, market fit 18\u00A0%, differentiation 12\u00A0%, scalability 10\u00A0%. N/A while less than half of the first two is stated.',
      es: 'Alineación declarada 40\u00A0%, solape de mercado 20\u00A0%, encaje 18\u00A0%, diferenciación 12\u00A0%, escalabilidad 10\u00A0%. N/A mientras no se declare al menos la mitad de las dos primeras.',
    },
    interpretation: {
      en: 'Above 70 strategic; 40–70 option; below 40 financial only.',
      es: 'Más de 70 estratégica; 40–70 opción; menos de 40 solo financiera.',
    },
  },
  COR_FEM_strategic_roi_score: {
    title: { en: 'Strategic ROI', es: 'ROI estratégico' },
    description: { en: 'Financial and strategic return together.', es: 'Retorno financiero y estratégico.' },
    calculation: {
      en: 'Finance at corporate benchmarks 70\u00A0%, strategic alignment 30\u00A0%. N/A while the alignment is.',
      es: 'Finanzas con referencias corporativas 70\u00A0%, alineación 30\u00A0%. N/A mientras lo sea la alineación.',
    },
    interpretation: {
      en: 'Above 70 both returns; below 40 neither.',
      es: 'Más de 70 ambos retornos; menos de 40 ninguno.',
    },
  },
  COR_MEM_corporate_market_fit_score: {
    title: { en: 'Corporate market fit', es: 'Encaje de mercado corporativo' },
    description: { en: 'How well both markets join.', es: 'Cómo encajan ambos mercados.' },
    calculation: {
      en: 'Overlap 35\u00A0%, channels 35\u00A0%, entry time saved 30\u00A0%. N/A while less than half of it is stated.',
      es: 'Solape 35\u00A0%, canales 35\u00A0%, tiempo de entrada ahorrado 30\u00A0%. N/A mientras no se declare al menos la mitad.',
    },
    interpretation: {
      en: 'Above 70 sell together; below 40 little in common.',
      es: 'Más de 70 vended juntos; menos de 40 poco en común.',
    },
  },
  COR_MEM_corporate_market_overlap: {
    title: { en: 'Market overlap', es: 'Solape de mercado' },
    description: {
      en: 'Share of the corporate market it addresses.',
      es: 'Parte del mercado corporativo que atiende.',
    },
    calculation: { en: 'As stated, else segment / total market.', es: 'Declarado o segmento / mercado total.' },
    interpretation: {
      en: '20–60\u00A0% complements; above 80\u00A0% it replaces.',
      es: '20–60\u00A0% complementa; más de 80\u00A0% sustituye.',
    },
  },
  COR_MEM_channel_synergy: {
    title: { en: 'Channel synergy', es: 'Sinergia de canales' },
    description: {
      en: 'Can corporate channels sell it? 0–10.',
      es: '¿Pueden venderlo los canales corporativos? 0–10.',
    },
    calculation: {
      en: 'As stated, else from business model and scalability.',
      es: 'Declarado o por modelo de negocio y escalabilidad.',
    },
    interpretation: { en: 'Above 7 strong.', es: 'Más de 7 fuerte.' },
  },
  COR_MEM_market_entry_time_reduction: {
    title: { en: 'Entry time reduction', es: 'Reducción del tiempo de entrada' },
    description: { en: 'Time to market saved by the partnership.', es: 'Tiempo de salida al mercado ahorrado.' },
    calculation: {
      en: '1 − months with partner / months alone; else from barriers and regulation.',
      es: '1 − meses con socio / meses solo; si no, por barreras y regulación.',
    },
    interpretation: { en: '25\u00A0% useful; 50\u00A0% decisive.', es: '25\u00A0% útil; 50\u00A0% decisivo.' },
  },
  COR_TRM_corporate_fit_score: {
    title: { en: 'Corporate team fit', es: 'Encaje del equipo corporativo' },
    description: { en: 'Can the team work with a corporation?', es: '¿Puede el equipo trabajar con una corporación?' },
    calculation: {
      en: 'Sponsor 35\u00A0%, cross-department 25\u00A0%, tenure 20\u00A0%, cohesion 20\u00A0%. N/A while less than half of the first three is stated.',
      es: 'Patrocinio 35\u00A0%, transversalidad 25\u00A0%, antigüedad 20\u00A0%, cohesión 20\u00A0%. N/A mientras no se declare al menos la mitad de los tres primeros.',
    },
    interpretation: {
      en: 'Above 70 ready; below 40 find a sponsor first.',
      es: 'Más de 70 listo; menos de 40, busca patrocinio.',
    },
  },
  COR_TRM_corporate_tenure: {
    title: { en: 'Corporate tenure', es: 'Antigüedad corporativa' },
    description: { en: 'Average years in large firms.', es: 'Años medios en grandes empresas.' },
    calculation: {
      en: 'As stated, else half the industry years.',
      es: 'Declarado o la mitad de los años en el sector.',
    },
    interpretation: { en: '7 years or more is solid.', es: '7 años o más es sólido.' },
  },
  COR_TRM_cross_department_experience: {
    title: { en: 'Cross-department experience', es: 'Experiencia transversal' },
    description: { en: 'Experience across departments, 0–10.', es: 'Experiencia entre departamentos, 0–10.' },
    calculation: {
      en: 'As stated, else from completeness and balance of skills.',
      es: 'Declarado o por equipo completo y equilibrio.',
    },
    interpretation: { en: 'Above 7 broad.', es: 'Más de 7 amplia.' },
  },
  COR_TRM_executive_sponsorship: {
    title: { en: 'Executive sponsorship', es: 'Patrocinio directivo' },
    description: { en: 'Backing by a corporate executive, 0–10.', es: 'Apoyo de la dirección, 0–10.' },
    calculation: { en: 'As stated; never estimated.', es: 'Declarado; nunca se estima.' },
    interpretation: { en: 'Above 7 engaged sponsor.', es: 'Más de 7 patrocinio activo.' },
  },
} as const satisfies Record<string, GlossaryText>;
