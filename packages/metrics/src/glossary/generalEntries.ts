import type { GlossaryText } from './glossaryText.ts';

/** What every reader sees explained. */
export const generalEntries = {
  IE_investability_score: {
    title: { en: 'Investability score', es: 'Nota de invertibilidad' },
    description: { en: 'How ready the startup is for investment.', es: 'Grado de preparación para recibir inversión.' },
    calculation: {
      en: '80\u00A0% weighted average of team (30), value proposition (25), market (25) and finance (20), plus 20\u00A0% of the weakest area; from the growth stage on finance counts 30, value proposition and market 20. What speaks for the startup counts as far as it is evidenced, what speaks against it in full. Little cash limits it: none 35, one month 45, three 59, six or unknown 75, nine 90; negative equity 59.',
      es: '80\u00A0% media ponderada de equipo (30), propuesta de valor (25), mercado (25) y finanzas (20), más 20\u00A0% del área más débil; desde crecimiento, finanzas cuenta 30, propuesta de valor y mercado 20. Lo favorable cuenta en la medida en que está acreditado; lo desfavorable, entero. Poca caja la limita: sin caja 35, un mes 45, tres 59, seis o desconocida 75, nueve 90; fondos propios negativos 59.',
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
      en: '80 or more high; 60 medium; 40 low; below very low. Not Evaluated when required information is missing or too old and less than half of the data is known. Unverified when less than two fifths of what is stated is evidenced.',
      es: '80 o más alto; 60 medio; 40 bajo; menos, muy bajo. Sin evaluar cuando falta o ha caducado información obligatoria y se conoce menos de la mitad de los datos. Sin verificar cuando está acreditado menos de dos quintos de lo declarado.',
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
      en: '12 × monthly burn / new yearly revenue, from 120.000 € of revenue and with known growth; 0 without burn. The score sets it against new revenue or, before growth stage, the usual 12.000 € per person and month if that is more.',
      es: '12 × gasto mensual / ingreso anual nuevo, desde 120.000 € de ingresos y con crecimiento conocido; 0 sin gasto. La nota lo compara con el ingreso nuevo o, antes de crecimiento, con los 12.000 € habituales por persona y mes si son más.',
    },
    interpretation: {
      en: '0,5 or less excellent; up to 1 good; 1,5 acceptable; 2 weak; more is poor.',
      es: '0,5 o menos excelente; hasta 1 bueno; 1,5 aceptable; 2 débil; más es malo.',
    },
  },
  FEM_cash_runway: {
    title: { en: 'Cash runway', es: 'Autonomía de caja' },
    description: { en: 'Months until the cash runs out.', es: 'Meses hasta agotar la caja.' },
    calculation: {
      en: 'As stated, less one for every month that has passed since.',
      es: 'Dato declarado, menos uno por cada mes transcurrido desde entonces.',
    },
    interpretation: {
      en: '12 months or more is healthy (corporate 18, educational 15); under 6 urgent.',
      es: '12 meses o más es sano (corporativo 18, educativo 15); menos de 6, urgente.',
    },
  },
  FEM_debt_to_equity: {
    title: { en: 'Debt to equity', es: 'Deuda sobre fondos propios' },
    description: { en: 'How much is owed for each euro of equity.', es: 'Deuda por cada euro de fondos propios.' },
    calculation: {
      en: 'Total debt / total equity, as stated; never estimated. Not stating it counts as the worst answer; no debt needs no equity.',
      es: 'Deuda total / fondos propios, según lo declarado; nunca se estima. No declararla cuenta como la peor respuesta; sin deuda no hacen falta los fondos propios.',
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
      en: 'As stated, else last year / year before − 1; never estimated. With revenue and two years of age, or without stated revenue from growth stage on, not stating it counts as the worst answer.',
      es: 'Declarado o último año / anterior − 1; nunca se estima. Con ingresos y dos años de vida, o sin ingresos declarados desde crecimiento, no declararlo cuenta como la peor respuesta.',
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
      en: 'Runway 40\u00A0%, burn 30\u00A0%, debt to equity 30\u00A0%. 12 months of runway give 75, 6 give 45, 3 give 20; a startup that burns nothing counts at least 18.',
      es: 'Caja 40\u00A0%, gasto 30\u00A0%, deuda 30\u00A0%. 12 meses de caja dan 75, 6 dan 45, 3 dan 20; quien no gasta caja cuenta al menos 18.',
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
      en: 'LTV/CAC 50\u00A0%, revenue per employee 25\u00A0%, margin 25\u00A0%. LTV/CAC limits it: at 1 to 40, at 1,5 to 70, from 2 on no more; unknown from growth stage on, to 20.',
      es: 'LTV/CAC 50\u00A0%, ingresos por empleado 25\u00A0%, margen 25\u00A0%. LTV/CAC la limita: con 1 a 40, con 1,5 a 70, desde 2 ya no; desconocido desde crecimiento, a 20.',
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
      en: 'Venture capital method: exit value, diluted, over the return asked at this stage, against the price. The revenue at exit is bounded by the larger of 20 times today’s and 0,5 M€ for each point of value and team.',
      es: 'Método de capital riesgo: valor de salida diluido entre el retorno exigido en su etapa, frente al precio. Los ingresos de salida no superan el mayor de estos: 20 veces los actuales o 0,5 M€ por punto de valor y equipo.',
    },
    interpretation: {
      en: '60 fairly priced; above 80 attractive; below 40 expensive, small market or little to reach it with.',
      es: '60 precio justo; más de 80 atractivo; menos de 40 caro, mercado pequeño o pocos medios para alcanzarlo.',
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
      en: 'Sum of squared market shares, with the rest of the market as equal firms up to the number of competitors; an estimate below 80\u00A0% of the market. Without shares, estimated from the number of competitors.',
      es: 'Suma de cuotas al cuadrado, con el resto del mercado como empresas iguales hasta el número de competidores; es una estimación por debajo del 80\u00A0% del mercado. Sin cuotas, estimada por el número de competidores.',
    },
    interpretation: { en: 'Above 0,25 means concentration.', es: 'Más de 0,25 indica concentración.' },
  },
  MEM_avg_competitor_strength: {
    title: { en: 'Competitor strength', es: 'Fuerza de la competencia' },
    description: { en: 'How strong rivals are, 0–10.', es: 'Fuerza de los rivales, 0–10.' },
    calculation: {
      en: 'Average rating; else from number, maturity and barriers. The score takes the three strongest, and no less than such a market usually has.',
      es: 'Media de valoraciones; si no, por número, madurez y barreras. La nota toma los tres más fuertes, y nunca menos de lo habitual en un mercado así.',
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
      en: 'Number of competitors 50\u00A0%, strength of the three strongest 50\u00A0%, both inverted.',
      es: 'Número de competidores 50\u00A0% y fuerza de los tres más fuertes 50\u00A0%, invertidos.',
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
      en: 'Average over members of closed triangles (Watts-Strogatz); estimated from size and ratings without a team graph. Shown only: no score reads it.',
      es: 'Media por miembro de triángulos cerrados (Watts-Strogatz); estimado por tamaño y valoraciones sin grafo. Solo se muestra: ninguna nota lo usa.',
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
      en: 'Average over stated ties; estimated from ratings and time together. The score counts the sum over possible ties, so that one more tie never lowers it.',
      es: 'Media de los vínculos declarados; estimada por valoraciones y tiempo juntos. La nota cuenta la suma sobre los vínculos posibles, así que un vínculo más nunca la baja.',
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
      en: 'Share of possible ties 40\u00A0%, strength over possible ties 40\u00A0%, connection 20\u00A0%. Up to 15 ties a person are possible.',
      es: 'Parte de los vínculos posibles 40\u00A0%, fuerza sobre los posibles 40\u00A0%, conexión 20\u00A0%. Son posibles hasta 15 vínculos por persona.',
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
      en: 'Revenue 20\u00A0% before the MVP, 30\u00A0% with one, 40\u00A0% from growth stage on; problem and feedback share the rest (40\u00A0%, 35\u00A0%, 30\u00A0% each); the 40\u00A0% survey when given. Revenue that is not stated counts as the worst answer.',
      es: 'Ingresos 20\u00A0% antes del MVP, 30\u00A0% con él y 40\u00A0% desde crecimiento; problema y opinión se reparten el resto (40\u00A0%, 35\u00A0%, 30\u00A0% cada uno); encuesta del 40\u00A0% si existe. No declarar ingresos cuenta como la peor respuesta.',
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
