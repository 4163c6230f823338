import type { GlossaryText } from './glossaryText.ts';

/** What every reader sees explained. */
export const generalEntries = {
  IE_investability_score: {
    title: { en: 'Investability score', es: 'Nota de invertibilidad' },
    description: { en: 'How ready the startup is for investment.', es: 'Grado de preparación para recibir inversión.' },
    calculation: {
      en: '80\u00A0% weighted average of team (30), value proposition (25), market (25) and finance (20), plus 20\u00A0% of the weakest area.',
      es: '80\u00A0% media ponderada de equipo (30), propuesta de valor (25), mercado (25) y finanzas (20), más 20\u00A0% del área más débil.',
    },
    interpretation: {
      en: 'On 0–10, the score divided by 10: above 8 excellent; 6–8 good; 4–6 average; below 4 poor.',
      es: 'Sobre 10, la nota dividida entre 10: más de 8 excelente; 6–8 buena; 4–6 media; menos de 4 baja.',
    },
  },
  IE_investability_level: {
    title: { en: 'Investability level', es: 'Nivel de invertibilidad' },
    description: { en: 'The score in words.', es: 'La nota en palabras.' },
    calculation: {
      en: '80 or more high; 60 medium; 40 low; below very low. Not Evaluated when required information is missing and less than half of the data is known.',
      es: '80 o más alto; 60 medio; 40 bajo; menos, muy bajo. Sin evaluar cuando falta información obligatoria y se conoce menos de la mitad de los datos.',
    },
    interpretation: {
      en: 'High: ready to propose. Medium: good with gaps. Low: average, needs work. Very low: not yet.',
      es: 'Alto: listo para proponer. Medio: bueno con carencias. Bajo: en la media, por mejorar. Muy bajo: todavía no.',
    },
  },
  FEM_lifetime_value: {
    title: { en: 'Customer lifetime value', es: 'Valor del cliente (LTV)' },
    description: { en: 'What a customer brings in over time.', es: 'Lo que aporta un cliente en el tiempo.' },
    calculation: { en: 'As stated.', es: 'Dato declarado.' },
    interpretation: {
      en: 'At least 3 times the acquisition cost (corporate 5).',
      es: 'Al menos 3 veces el coste de adquisición (corporativo 5).',
    },
  },
  FEM_customer_acquisition_cost: {
    title: { en: 'Customer acquisition cost', es: 'Coste de adquisición (CAC)' },
    description: { en: 'What it costs to win a customer.', es: 'Lo que cuesta ganar un cliente.' },
    calculation: { en: 'As stated.', es: 'Dato declarado.' },
    interpretation: {
      en: 'Healthy when at most a third of the lifetime value (corporate a fifth).',
      es: 'Sano si es como mucho un tercio del valor del cliente (corporativo un quinto).',
    },
  },
  FEM_burn_rate: {
    title: { en: 'Burn multiple', es: 'Múltiplo de gasto' },
    description: {
      en: 'Cash spent for each euro of new yearly revenue.',
      es: 'Caja gastada por cada euro de ingreso anual nuevo.',
    },
    calculation: {
      en: '12 × monthly burn / new yearly revenue; before growth stage, / the larger of that and half the funds raised.',
      es: '12 × gasto mensual / ingreso anual nuevo; antes de crecimiento, / el mayor entre este y la mitad de los fondos captados.',
    },
    interpretation: {
      en: '0,5 or less excellent; up to 1 good; 1,5 acceptable; 2 weak; more is poor.',
      es: '0,5 o menos excelente; hasta 1 bueno; 1,5 aceptable; 2 débil; más es malo.',
    },
  },
  FEM_cash_runway: {
    title: { en: 'Cash runway', es: 'Autonomía de caja' },
    description: { en: 'Months until the cash runs out.', es: 'Meses hasta agotar la caja.' },
    calculation: { en: 'As stated.', es: 'Dato declarado.' },
    interpretation: {
      en: '12 months or more is healthy (corporate 18, educational 15); under 6 urgent.',
      es: '12 meses o más es sano (corporativo 18, educativo 15); menos de 6, urgente.',
    },
  },
  FEM_debt_to_equity: {
    title: { en: 'Debt to equity', es: 'Deuda sobre fondos propios' },
    description: { en: 'How much is owed for each euro of equity.', es: 'Deuda por cada euro de fondos propios.' },
    calculation: {
      en: 'Total debt / total equity; estimated from the financing type when not stated.',
      es: 'Deuda total / fondos propios; estimada por el tipo de financiación si no se declara.',
    },
    interpretation: {
      en: 'Above 2 is risky (1,5 corporate and educational).',
      es: 'Más de 2 es arriesgado (1,5 corporativo y educativo).',
    },
  },
  FEM_revenue_growth_rate: {
    title: { en: 'Revenue growth', es: 'Crecimiento de ingresos' },
    description: { en: 'Yearly change of revenue.', es: 'Variación anual de los ingresos.' },
    calculation: {
      en: 'Last year / year before − 1; without history, a straight line since foundation (estimate).',
      es: 'Último año / anterior − 1; sin historial, línea recta desde la fundación (estimación).',
    },
    interpretation: {
      en: '100\u00A0% or more ideal (corporate 50\u00A0%, educational 40\u00A0%).',
      es: '100\u00A0% o más ideal (corporativo 50\u00A0%, educativo 40\u00A0%).',
    },
  },
  FEM_revenue_per_employee: {
    title: { en: 'Revenue per employee', es: 'Ingresos por empleado' },
    description: { en: 'How productive the team is.', es: 'Productividad del equipo.' },
    calculation: { en: 'As stated, else revenue / team size.', es: 'Declarado o ingresos / tamaño del equipo.' },
    interpretation: {
      en: 'Ideal 200.000 € (corporate 300.000, educational 150.000).',
      es: 'Ideal 200.000 € (corporativo 300.000, educativo 150.000).',
    },
  },
  FEM_financial_health_score: {
    title: { en: 'Financial health', es: 'Salud financiera' },
    description: { en: 'Can it pay its way?', es: '¿Puede sostenerse?' },
    calculation: {
      en: 'Runway 40\u00A0%, burn 30\u00A0%, debt to equity 30\u00A0%.',
      es: 'Caja 40\u00A0%, gasto 30\u00A0%, deuda 30\u00A0%.',
    },
    interpretation: {
      en: 'Above 70 is healthy; below 40 needs cash or cuts.',
      es: 'Más de 70 es sano; menos de 40 requiere caja o recortes.',
    },
  },
  FEM_operational_efficiency_score: {
    title: { en: 'Operational efficiency', es: 'Eficiencia operativa' },
    description: { en: 'How well money turns into business.', es: 'Cuánto negocio produce el dinero.' },
    calculation: {
      en: 'LTV/CAC 40\u00A0%, revenue per employee 30\u00A0%, margin 30\u00A0%.',
      es: 'LTV/CAC 40\u00A0%, ingresos por empleado 30\u00A0%, margen 30\u00A0%.',
    },
    interpretation: {
      en: 'Above 70 strong; below 40 unit economics to fix.',
      es: 'Más de 70 fuerte; menos de 40, revisar la economía por cliente.',
    },
  },
  FEM_financial_projections_score: {
    title: { en: 'Financial projections', es: 'Proyecciones financieras' },
    description: { en: 'What the numbers promise.', es: 'Lo que prometen los números.' },
    calculation: {
      en: 'Growth 50\u00A0%, rule of 40 30\u00A0%, room in the segment 20\u00A0%.',
      es: 'Crecimiento 50\u00A0%, regla del 40 30\u00A0%, recorrido del segmento 20\u00A0%.',
    },
    interpretation: {
      en: 'Above 70 convincing; below 40 growth still to be shown.',
      es: 'Más de 70 convincente; menos de 40, crecimiento por demostrar.',
    },
  },
  FEM_valuation_score: {
    title: { en: 'Valuation', es: 'Valoración' },
    description: {
      en: 'Is the likely exit worth the entry price?',
      es: '¿La salida probable justifica el precio de entrada?',
    },
    calculation: {
      en: 'Venture capital method: exit value, diluted, over the return asked at this stage, against the price.',
      es: 'Método de capital riesgo: valor de salida diluido entre el retorno exigido en su etapa, frente al precio.',
    },
    interpretation: {
      en: '60 fairly priced; above 80 attractive; below 40 expensive or small market.',
      es: '60 precio justo; más de 80 atractivo; menos de 40 caro o mercado pequeño.',
    },
  },
  FEM_global_financial_score: {
    title: { en: 'Financial score', es: 'Nota financiera' },
    description: { en: 'The financial area in one number.', es: 'El área financiera en un número.' },
    calculation: {
      en: 'Health 40\u00A0%, efficiency 25\u00A0%, projections 20\u00A0%, valuation 15\u00A0%.',
      es: 'Salud 40\u00A0%, eficiencia 25\u00A0%, proyecciones 20\u00A0%, valoración 15\u00A0%.',
    },
    interpretation: {
      en: 'Above 80 excellent; 60–80 good; 40–60 average; below 40 poor.',
      es: 'Más de 80 excelente; 60–80 bueno; 40–60 medio; menos de 40 bajo.',
    },
  },
  MEM_market_size: {
    title: { en: 'Total market', es: 'Mercado total' },
    description: { en: 'Yearly value of the whole market.', es: 'Valor anual del mercado completo.' },
    calculation: {
      en: 'As stated, in millions of EUR; otherwise from the market size class.',
      es: 'Declarado en millones de €; si no, según la clase de tamaño.',
    },
    interpretation: {
      en: 'Investors look for 1 billion EUR or more; less than 50 million is small.',
      es: 'Los inversores buscan 1.000 millones de EUR o más; menos de 50 millones es pequeño.',
    },
  },
  MEM_market_size_score: {
    title: { en: 'Market size', es: 'Tamaño de mercado' },
    description: { en: 'Is the market big enough?', es: '¿Es el mercado suficiente?' },
    calculation: {
      en: 'Total market 50\u00A0%, target segment 50\u00A0%, on a logarithmic scale.',
      es: 'Mercado total 50\u00A0%, segmento 50\u00A0%, en escala logarítmica.',
    },
    interpretation: {
      en: 'Above 70 supports a large company; below 40 a niche.',
      es: 'Más de 70 da para una gran empresa; menos de 40, un nicho.',
    },
  },
  MEM_competitor_count: {
    title: { en: 'Competitors', es: 'Competidores' },
    description: { en: 'Direct competitors.', es: 'Competidores directos.' },
    calculation: { en: 'As stated.', es: 'Dato declarado.' },
    interpretation: {
      en: '0–3 open field; 10 normal; above 30 crowded. None at all: check that there is a market.',
      es: '0–3 campo abierto; 10 normal; más de 30 saturado. Ninguno: comprueba que hay mercado.',
    },
  },
  MEM_hhi_index: {
    title: { en: 'Market concentration (HHI)', es: 'Concentración (HHI)' },
    description: { en: 'How few firms share the market.', es: 'Cuán pocas empresas se reparten el mercado.' },
    calculation: {
      en: 'Sum of squared market shares; estimated from the number of competitors when shares are unknown.',
      es: 'Suma de cuotas al cuadrado; estimada por el número de competidores si no se conocen.',
    },
    interpretation: { en: 'Above 0,25 means concentration.', es: 'Más de 0,25 indica concentración.' },
  },
  MEM_avg_competitor_strength: {
    title: { en: 'Competitor strength', es: 'Fuerza de la competencia' },
    description: { en: 'How strong rivals are, 0–10.', es: 'Fuerza de los rivales, 0–10.' },
    calculation: {
      en: 'Average rating; else from maturity, barriers and concentration.',
      es: 'Media de valoraciones; si no, por madurez, barreras y concentración.',
    },
    interpretation: { en: 'Above 7 is strong.', es: 'Más de 7 es fuerte.' },
  },
  MEM_market_growth_score: {
    title: { en: 'Market growth', es: 'Crecimiento del mercado' },
    description: { en: 'Is the market growing?', es: '¿Crece el mercado?' },
    calculation: { en: 'From the yearly market growth rate.', es: 'A partir de la tasa anual del mercado.' },
    interpretation: {
      en: '20\u00A0% a year gives 75; flat markets 20.',
      es: 'Un 20\u00A0% anual da 75; un mercado plano, 20.',
    },
  },
  MEM_competition_score: {
    title: { en: 'Competitive room', es: 'Espacio competitivo' },
    description: { en: 'How much room rivals leave.', es: 'Espacio que dejan los rivales.' },
    calculation: {
      en: 'Number of competitors 50\u00A0%, their strength 50\u00A0%, both inverted.',
      es: 'Número de competidores 50\u00A0% y su fuerza 50\u00A0%, invertidos.',
    },
    interpretation: { en: 'Above 70 open; below 40 crowded.', es: 'Más de 70 abierto; menos de 40 saturado.' },
  },
  MEM_entry_barriers_score: {
    title: { en: 'Entry barriers', es: 'Barreras de entrada' },
    description: { en: 'Do barriers protect or block us?', es: '¿Las barreras protegen o bloquean?' },
    calculation: {
      en: 'Barriers × own technology, patents and execution (75\u00A0%), regulation (25\u00A0%).',
      es: 'Barreras × tecnología, patentes y ejecución propias (75\u00A0%), regulación (25\u00A0%).',
    },
    interpretation: {
      en: 'Above 60 barriers protect us; below 40 they stop us.',
      es: 'Más de 60 protegen; menos de 40 frenan.',
    },
  },
  MEM_global_market_score: {
    title: { en: 'Market score', es: 'Nota de mercado' },
    description: { en: 'The market area in one number.', es: 'El área de mercado en un número.' },
    calculation: {
      en: 'Size 35\u00A0%, growth 25\u00A0%, competitive room 25\u00A0%, barriers 15\u00A0%.',
      es: 'Tamaño 35\u00A0%, crecimiento 25\u00A0%, espacio competitivo 25\u00A0%, barreras 15\u00A0%.',
    },
    interpretation: {
      en: 'Above 80 excellent; 60–80 good; 40–60 average; below 40 poor.',
      es: 'Más de 80 excelente; 60–80 bueno; 40–60 medio; menos de 40 bajo.',
    },
  },
  TRM_team_size: {
    title: { en: 'Team size', es: 'Tamaño del equipo' },
    description: { en: 'People in the team.', es: 'Personas en el equipo.' },
    calculation: { en: 'As stated.', es: 'Dato declarado.' },
    interpretation: {
      en: 'Usual: idea 2, prototype 4, MVP 8, growth 25, expansion 80.',
      es: 'Habitual: idea 2, prototipo 4, MVP 8, crecimiento 25, expansión 80.',
    },
  },
  TRM_clustering_coefficient: {
    title: { en: 'Clustering coefficient', es: 'Coeficiente de agrupamiento' },
    description: {
      en: 'How often two colleagues of a person also work together.',
      es: 'Con qué frecuencia dos colegas de alguien trabajan entre sí.',
    },
    calculation: {
      en: 'Average over members of closed triangles (Watts-Strogatz); estimated from size and ratings without a team graph.',
      es: 'Media por miembro de triángulos cerrados (Watts-Strogatz); estimado por tamaño y valoraciones sin grafo.',
    },
    interpretation: {
      en: 'Above 0,6 tightly knit; below 0,3 scattered.',
      es: 'Más de 0,6 cohesionado; menos de 0,3 disperso.',
    },
  },
  TRM_avg_relationship_strength: {
    title: { en: 'Relationship strength', es: 'Fuerza de las relaciones' },
    description: { en: 'How strong working ties are, 0–10.', es: 'Fuerza de los vínculos de trabajo, 0–10.' },
    calculation: {
      en: 'Average tie strength; estimated from ratings and time together.',
      es: 'Media de los vínculos; estimada por valoraciones y tiempo juntos.',
    },
    interpretation: { en: 'Above 7 strong; below 4 weak.', es: 'Más de 7 fuerte; menos de 4 débil.' },
  },
  TRM_connected_components: {
    title: { en: 'Connected groups', es: 'Grupos conectados' },
    description: { en: 'Separate groups inside the team.', es: 'Grupos separados dentro del equipo.' },
    calculation: {
      en: 'Connected components of the team graph; estimated 1 per 150 people.',
      es: 'Componentes conexos del grafo; estimado 1 por cada 150 personas.',
    },
    interpretation: {
      en: '1 is best; more means people who do not work together.',
      es: '1 es lo mejor; más indica personas que no trabajan juntas.',
    },
  },
  TRM_founder_quality_score: {
    title: { en: 'Founder quality', es: 'Calidad de los fundadores' },
    description: {
      en: 'Skills, schooling and number of founders.',
      es: 'Capacidades, formación y número de fundadores.',
    },
    calculation: {
      en: 'Technical 30\u00A0%, business 30\u00A0%, founders 25\u00A0%, education 15\u00A0%; track record when given.',
      es: 'Técnica 30\u00A0%, negocio 30\u00A0%, fundadores 25\u00A0%, formación 15\u00A0%; trayectoria si se indica.',
    },
    interpretation: {
      en: 'Above 75 strong; below 40 missing skills.',
      es: 'Más de 75 fuerte; menos de 40 faltan capacidades.',
    },
  },
  TRM_team_cohesion_score: {
    title: { en: 'Team cohesion', es: 'Cohesión del equipo' },
    description: { en: 'How well the team holds together.', es: 'Cómo se mantiene unido el equipo.' },
    calculation: {
      en: 'Clustering 40\u00A0%, relationship strength 40\u00A0%, connection 20\u00A0%.',
      es: 'Agrupamiento 40\u00A0%, fuerza de relaciones 40\u00A0%, conexión 20\u00A0%.',
    },
    interpretation: { en: 'Above 70 cohesive; below 40 fragile.', es: 'Más de 70 cohesionado; menos de 40 frágil.' },
  },
  TRM_experience_score: {
    title: { en: 'Experience', es: 'Experiencia' },
    description: {
      en: 'Knowledge of the industry and of delivery.',
      es: 'Conocimiento del sector y capacidad de entrega.',
    },
    calculation: {
      en: 'Industry years 65\u00A0% (3 years give 50, 10 give 85), execution 35\u00A0%.',
      es: 'Años en el sector 65\u00A0% (3 años dan 50, 10 dan 85), ejecución 35\u00A0%.',
    },
    interpretation: {
      en: 'Above 70 seasoned; below 40 seek advisers.',
      es: 'Más de 70 experimentado; menos de 40, busca asesores.',
    },
  },
  TRM_resource_adequacy_score: {
    title: { en: 'Resource adequacy', es: 'Adecuación de recursos' },
    description: {
      en: 'Are the right people there for this stage?',
      es: '¿Están las personas adecuadas para la etapa?',
    },
    calculation: {
      en: 'Completeness 50\u00A0%, headcount for the stage 30\u00A0%, weaker skill 20\u00A0%.',
      es: 'Equipo completo 50\u00A0%, plantilla para la etapa 30\u00A0%, capacidad más débil 20\u00A0%.',
    },
    interpretation: {
      en: 'Above 75 complete; below 40 key roles missing or team too big too early.',
      es: 'Más de 75 completo; menos de 40 faltan roles o plantilla excesiva.',
    },
  },
  TRM_global_team_resources_score: {
    title: { en: 'Team score', es: 'Nota de equipo' },
    description: { en: 'The team area in one number.', es: 'El área de equipo en un número.' },
    calculation: {
      en: 'Founders 35\u00A0%, experience 25\u00A0%, resources 25\u00A0%, cohesion 15\u00A0%.',
      es: 'Fundadores 35\u00A0%, experiencia 25\u00A0%, recursos 25\u00A0%, cohesión 15\u00A0%.',
    },
    interpretation: {
      en: 'Above 80 excellent; 60–80 good; 40–60 average; below 40 poor.',
      es: 'Más de 80 excelente; 60–80 bueno; 40–60 medio; menos de 40 bajo.',
    },
  },
  VPM_differentiation_score: {
    title: { en: 'Differentiation', es: 'Diferenciación' },
    description: { en: 'What sets the product apart.', es: 'Qué distingue al producto.' },
    calculation: {
      en: 'Technology 30\u00A0%, features 25\u00A0%, innovation 20\u00A0%, patents 15\u00A0%, price 10\u00A0%.',
      es: 'Tecnología 30\u00A0%, funciones 25\u00A0%, innovación 20\u00A0%, patentes 15\u00A0%, precio 10\u00A0%.',
    },
    interpretation: {
      en: 'Above 70 distinct; below 40 easy to copy.',
      es: 'Más de 70 distintivo; menos de 40 fácil de copiar.',
    },
  },
  VPM_scalability_score: {
    title: { en: 'Scalability', es: 'Escalabilidad' },
    description: {
      en: 'Can it grow without costs growing as fast?',
      es: '¿Puede crecer sin que crezcan igual los costes?',
    },
    calculation: {
      en: 'Potential 40\u00A0%, low marginal cost 30\u00A0%, network effects 30\u00A0%.',
      es: 'Potencial 40\u00A0%, bajo coste marginal 30\u00A0%, efectos de red 30\u00A0%.',
    },
    interpretation: {
      en: 'Above 70 scales; below 40 grows with people.',
      es: 'Más de 70 escala; menos de 40 crece con personas.',
    },
  },
  VPM_market_fit_score: {
    title: { en: 'Market fit', es: 'Encaje con el mercado' },
    description: { en: 'Do customers need it and like it?', es: '¿Los clientes lo necesitan y les gusta?' },
    calculation: {
      en: 'Problem 40\u00A0%, feedback 40\u00A0%, revenue 20\u00A0%; the 40\u00A0% survey when given.',
      es: 'Problema 40\u00A0%, opinión 40\u00A0%, ingresos 20\u00A0%; encuesta del 40\u00A0% si existe.',
    },
    interpretation: {
      en: 'Above 75 fit; below 50 keep testing.',
      es: 'Más de 75 hay encaje; menos de 50, sigue probando.',
    },
  },
  VPM_global_value_proposition_score: {
    title: { en: 'Value proposition score', es: 'Nota de propuesta de valor' },
    description: { en: 'The value area in one number.', es: 'El área de valor en un número.' },
    calculation: {
      en: 'Market fit 40\u00A0%, differentiation 30\u00A0%, scalability 30\u00A0%.',
      es: 'Encaje 40\u00A0%, diferenciación 30\u00A0%, escalabilidad 30\u00A0%.',
    },
    interpretation: {
      en: 'Above 80 excellent; 60–80 good; 40–60 average; below 40 poor.',
      es: 'Más de 80 excelente; 60–80 bueno; 40–60 medio; menos de 40 bajo.',
    },
  },
} as const satisfies Record<string, GlossaryText>;
