import type { Sources } from './Source.ts';

export const decks: Sources = {
  'lumenfold-deck.pptx': {
    slides: [
      { title: 'Lumenfold', lines: ['Energy bills that explain themselves', 'Seed deck, October 2026'] },
      {
        title: 'The problem',
        lines: [
          'Supermarkets waste around 22% of the electricity they buy',
          'Facility managers see the bill six weeks too late',
        ],
      },
      {
        title: 'What we do',
        lines: [
          'Lumenfold is a SaaS platform that reads sub-meters every minute and tells store managers which fridge is about to fail.',
          'Sold to supermarket chains, per store and month',
        ],
      },
      {
        title: 'Market',
        lines: [
          'TAM €4.2bn across Europe, SAM €610m in our four launch countries',
          'The US market alone is worth $11bn, but we are not going there yet',
          'Growing at 17% per year (CAGR 2025-2030)',
        ],
      },
      {
        title: 'Traction',
        lines: [
          '€1.35M revenue in the last twelve months (2024: €480k)',
          'CAC €3,900 · LTV €27,500',
          'Gross margin 81%',
          'On track for €3M in 2027',
        ],
      },
      {
        title: 'Competition',
        lines: ['4 direct competitors. The largest, Wattson, reported revenue of €38M and 210 employees last year.'],
      },
      {
        title: 'Team',
        lines: [
          '3 founders, 19 people',
          'Ines Okafor, CEO, PhD in power electronics',
          'Based in Rotterdam, Netherlands',
        ],
      },
      {
        title: 'The ask',
        lines: ['Raising €2.5M. €900k raised so far.', '14 months of runway left', 'www.lumenfold.io'],
      },
    ],
  },
  'brightpatch-deck.pptx': {
    slides: [
      { title: 'BrightPatch', lines: ['A plaster that watches the wound', 'hello@brightpatch.health'] },
      {
        title: 'Why',
        lines: [
          '2.1 million Europeans live with a chronic wound',
          'A nurse changes the dressing 3 times a week, mostly for nothing',
        ],
      },
      {
        title: 'Product',
        lines: [
          'BrightPatch makes smart dressings that measure moisture and temperature and alert the nurse only when needed.',
          'Working prototype, CE marking expected Q3 2027',
          '2 patents granted, 1 application pending',
        ],
      },
      {
        title: 'Business',
        table: [
          ['', '2025', '2026 (F)', '2027 (F)', '2028 (F)'],
          ['Revenue (k€)', '0', '0', '450', '2,300'],
          ['Headcount', '6', '8', '15', '31'],
        ],
      },
      {
        title: 'Market',
        lines: [
          '€1.8 billion wound-care market in the EU',
          'Beachhead: home-care agencies in Germany and Austria, €140 million',
        ],
      },
      {
        title: 'Money',
        lines: [
          'Financed by public grants so far: €640,000 in total',
          'We burn €31k a month',
          'Cash until: 9 months from today',
        ],
      },
      {
        title: 'Who we are',
        lines: ['Founded 2023 in Graz, Austria, by two friends from the medical university', 'Eight of us today'],
      },
    ],
  },
  'ferrous-kitchen-deck.ppt': {
    slides: [
      { title: 'Ferrous Kitchen', lines: ['The marketplace for second-hand restaurant equipment'] },
      {
        title: 'How it works',
        lines: [
          'Restaurants that close sell ovens, hobs and cold rooms to those that open. We take 12% of each sale.',
          'Business model: Marketplace',
        ],
      },
      {
        title: 'Key figures',
        table: [
          ['Figure', 'FY2024', 'FY2025', 'Plan 2026'],
          ['Gross merchandise value', '£5.1m', '£9.8m', '£17m'],
          ['Orders', '2,310', '4,150', '7,000'],
          ['Net margin', '-31%', '-18%', '-5%'],
        ],
      },
      {
        title: 'Competitors',
        lines: ['We count 11 competitors, none with its own logistics', 'eCater: team of 65, raised €12m'],
      },
      {
        title: 'People',
        lines: [
          'Team size: 23',
          'Founders: Moira Haddad, Sean Whelan',
          'Office: Dublin, Ireland',
          'Founded: March 2020',
        ],
      },
      {
        title: 'Contact',
        lines: ['ferrouskitchen.ie', 'linkedin.com/company/ferrous-kitchen', 'twitter.com/ferrouskitchen'],
      },
    ],
  },
  'quillmark-deck.pdf': {
    slides: [
      {
        title: 'Quillmark',
        lines: ['Feedback on every essay, the same evening', 'Confidential - investor presentation - September 2026'],
      },
      {
        title: 'In one sentence',
        lines: [
          'Quillmark helps secondary-school teachers mark essays in a quarter of the time.',
          'EdTech · SaaS · sold to schools',
        ],
      },
      {
        title: 'Traction',
        lines: [
          '212 paying schools',
          'Annual revenue: 0.74 million euros',
          'Acquiring a school costs us €1,150; over its life it brings €6,800',
          'NPS 61',
        ],
      },
      {
        title: 'Market',
        lines: [
          'Total addressable market: €950 million',
          'Serviceable segment: €85 million',
          'Expected to expand 9.5 % annually',
        ],
      },
      {
        title: 'Landscape',
        lines: [
          'GradeGenie: revenue €5.2M, 48 staff',
          'PaperPal: revenue €1.1M, bought in 2025',
          'Status quo: red pens',
        ],
      },
      {
        title: 'Team',
        lines: ['Twelve people, two of them founders', 'CEO taught English for 16 years', 'Tallinn, Estonia'],
      },
      {
        title: 'Round',
        lines: [
          'Series A: 4 million',
          'Raised to date: €1.6 million from business angels',
          'Monthly net burn €42,000, runway 11 months',
        ],
      },
    ],
  },
  'almazara-viva-presentacion.pptx': {
    slides: [
      { title: 'Almazara Viva', lines: ['Control de calidad del aceite en tiempo real', 'Jaén, España'] },
      {
        title: 'Problema',
        lines: [
          'Una de cada cinco cisternas se rebaja de categoría al llegar al envasador',
          'Pérdidas de 190 M€ al año en el sector',
        ],
      },
      {
        title: 'Solución',
        lines: [
          'Almazara Viva fabrica sondas que analizan el aceite dentro del depósito y avisan antes de que se oxide.',
          '3 patentes concedidas',
        ],
      },
      {
        title: 'Tracción',
        lines: [
          'Ingresos últimos 12 meses: 865.000 €',
          'Ingresos 2024: 312.000 €',
          'CAC: 4.200 €',
          'LTV: 31.000 €',
          'Previsión 2027: 2,4 M€',
        ],
      },
      { title: 'Mercado', lines: ['TAM: 1.300 M€', 'SAM: 220 M€', 'Crecimiento anual del mercado: 6,5 %'] },
      {
        title: 'Equipo',
        lines: ['16 personas', '4 socios fundadores', '20 años de experiencia en el sector oleícola'],
      },
      {
        title: 'Ronda',
        lines: [
          'Buscamos 1,5 millones de euros',
          'Ya hemos levantado 720.000 € entre ayudas y socios',
          'Runway: 10 meses',
        ],
      },
    ],
  },
  'cuidalia-presentacion.pptx': {
    slides: [
      {
        title: 'Cuidalia',
        lines: ['Cuidadores de confianza en 24 horas', 'Presentación a inversores, noviembre de 2026'],
      },
      {
        title: 'Qué es Cuidalia',
        lines: [
          'Cuidalia conecta a familias con cuidadores verificados y se ocupa del contrato y las sustituciones.',
          'Modelo: marketplace, comisión del 14 %',
        ],
      },
      {
        title: 'Métricas',
        table: [
          ['', '2023', '2024', '2025', '2026e'],
          ['Ingresos (miles €)', '95', '410', '1.120', '2.000'],
          ['Familias activas', '140', '720', '1.850', '3.200'],
          ['Margen neto', '-160 %', '-74 %', '-22 %', '-8 %'],
        ],
      },
      {
        title: 'Competencia',
        lines: ['CuiDeo: 7 M€ de ingresos y 90 empleados', 'Aiudo: 3,5 M€', 'Más de 30 agencias locales'],
      },
      { title: 'Equipo', lines: ['Somos 27 personas en Valencia', 'Laura Peris y Omar Ferrer, fundadores'] },
      {
        title: 'Caja',
        lines: [
          'Gastamos 55.000 € netos al mes',
          'Caja para 13 meses',
          'Capital captado hasta hoy: 1,9 M€, de capital riesgo',
        ],
      },
      { title: 'Contacto', lines: ['https://www.cuidalia.es', 'https://www.linkedin.com/company/cuidalia'] },
    ],
  },
  'rutaverde-presentacion.pdf': {
    slides: [
      { title: 'RutaVerde', lines: ['Reparto de última milla en bici de carga', 'Bilbao · fundada en 2022'] },
      {
        title: 'La empresa hoy',
        lines: [
          'RutaVerde reparte paquetes en el centro de las ciudades con bicicletas de carga eléctricas.',
          '38 empleados',
          'Facturación 2025: 1,7 millones de euros',
          'Margen neto: -9 %',
        ],
      },
      {
        title: 'Mercado',
        lines: [
          'Última milla urbana en España: 2.900 millones de euros',
          'Nuestro segmento, cascos históricos: 160 millones',
          'El mercado crece un 12 % anual',
        ],
      },
      { title: 'Objetivos 2028', lines: ['120 empleados', 'Facturación de 9 millones', 'Margen del 7 %'] },
      {
        title: 'Competidores',
        lines: ['Identificamos 6 competidores en las ciudades donde estamos', 'KoikiBike factura 4 millones'],
      },
      {
        title: 'Financiación',
        lines: ['Total recibido: 2,15 M€', 'Gasto mensual neto de 61 mil euros', 'Quedan 15 meses de caja'],
      },
    ],
  },
};
