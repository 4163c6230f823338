import type { Sources } from './Source.ts';

export const sheets: Sources = {
  'pelagic-kpis.xlsx': {
    sheets: {
      Summary: [
        ['Pelagic Analytics - KPI pack'],
        ['As of 30 September 2026, amounts in EUR unless stated otherwise'],
        [],
        ['Head office', 'Lisbon, Portugal'],
        ['Founded', 2018],
        ['Employees', 41],
        ['Founders', 3],
        ['Cash runway (months)', 19],
        ['Funding raised to date', 6_300_000],
        ['Website', 'https://pelagic.pt'],
      ],
      'P&L': [
        ['EUR thousand', '2023A', '2024A', '2025A', '2026B', '2027B'],
        ['Revenue', 890, 1740, 3215, 5400, 8800],
        ['Cost of sales', -310, -560, -930, -1500, -2300],
        ['Gross margin', { share: 0.652 }, { share: 0.678 }, { share: 0.711 }, { share: 0.722 }, { share: 0.739 }],
        ['Net profit margin', { share: -0.55 }, { share: -0.31 }, { share: -0.12 }, { share: -0.04 }, { share: 0.06 }],
      ],
      Unit: [
        ['EUR', '2024A', '2025A', '2026B'],
        ['Customer acquisition cost', 7400, 6150, 5500],
        ['Customer lifetime value', 39_000, 44_500, 50_000],
      ],
      Peers: [
        ['Company', 'Revenue (EUR m)', 'Employees', 'Raised (EUR m)'],
        ['Windward', 24.1, 180, 45],
        ['Sinay', 3.9, 52, 7],
      ],
    },
  },
  'moss-metrics.csv': {
    text: `Metric,FY2023,FY2024,FY2025,FY2026 forecast
Revenue (EUR),"182,400","455,900","1,208,300","2,100,000"
Employees at year end,6,11,17,25
Customer acquisition cost (EUR),410,365,298,270
Lifetime value (EUR),"1,300","1,720","2,050","2,300"
Net margin,-88%,-47%,-19%,-5%
Competitor average revenue (EUR),"3,000,000","3,400,000","3,900,000",
`,
  },
  'kestrel-model.xls': {
    sheets: {
      Assumptions: [
        ['Kestrel Parking', '', ''],
        ['Item', 'Value', 'Comment'],
        ['Company', 'Kestrel Parking', ''],
        ['Location', 'Ghent, Belgium', ''],
        ['What it does', 'Kestrel lets drivers rent empty office parking spaces by the hour', ''],
        ['Team today', 13, 'full time'],
        ['Team in 2028', 40, 'plan'],
        ['Burn per month', '€37,500', 'average of the last quarter'],
        ['Runway', '10 months', 'without the new round'],
        ['Market (Benelux)', '€310m', 'own estimate'],
        ['Market (Europe)', '€5bn', 'McKinsey, not our focus'],
        ['Market growth', '7%', 'a year'],
        ['Direct competitors', 3, ''],
        ['Business model', 'Marketplace', ''],
      ],
    },
  },
  'granito-indicadores.xlsx': {
    sheets: {
      Indicadores: [
        ['Granito Software, S.L.', '', '', '', ''],
        ['Indicadores clave (importes en euros)', '', '', '', ''],
        ['Indicador', 'Real 2023', 'Real 2024', 'Real 2025', 'Previsión 2026'],
        ['Ingresos', 210_500, 498_000, 934_250, 1_600_000],
        ['Empleados', 7, 12, 19, 26],
        ['Coste de adquisición de cliente', 1350, 1210, 1080, 950],
        ['Valor de vida del cliente', 6900, 7800, 9100, 10_000],
        ['Margen de beneficio', { share: -0.41 }, { share: -0.26 }, { share: -0.135 }, { share: -0.02 }],
      ],
      Ficha: [
        ['Ubicación', 'Vigo, España'],
        ['Año de fundación', 2020],
        ['NIF', 'B27456789'],
        ['Socios fundadores', 2],
        ['Industria', 'Tecnología'],
        ['Modelo de negocio', 'SaaS'],
        ['Actividad', 'Programa de gestión para canteras y talleres de piedra'],
      ],
    },
  },
  'olivo-plan.xls': {
    sheets: {
      Plan: [
        ['Plan financiero de Olivo Kids', '', '', ''],
        ['miles de euros', 2025, '2026 (plan)', '2027 (plan)'],
        ['Ventas', 356, 610, 1050],
        ['Gastos de personal', 298, 380, 510],
        ['Resultado neto', -71, -40, 35],
        [],
        ['Otros datos', '', '', ''],
        ['Gasto mensual neto (€)', 9800, '', ''],
        ['Meses de caja', 11, '', ''],
        ['Personas en plantilla', 9, '', ''],
        ['Financiación recibida (€)', 260_000, '', ''],
        ['Tamaño del mercado (M€)', 430, '', ''],
        ['Segmento objetivo (M€)', 38, '', ''],
      ],
    },
  },
  'marisma-kpi.csv': {
    text: `Marisma Acuicultura;;;
Concepto;2024;2025;2026 (estimado)
Facturación (€);1.245.800,50;1.987.300,75;2.700.000,00
Plantilla media;22;29;35
Margen neto;-8,4 %;2,1 %;5,0 %
;;;
Sede;Cádiz, España;;
Fundada en;2016;;
Competidores directos;7;;
Facturación media de los competidores (€);5.600.000,00;;
Patentes;2;;
`,
    encoding: 'latin1',
  },
};
