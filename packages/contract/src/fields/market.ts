import { ratingWords } from './anchors.ts';
import { domainRange } from './domainRange.ts';
import type { StartupField } from './StartupField.ts';

const asked = { group: 'market', required: true, evaluated: true, wizard: true, mappable: true } as const;
const size = { ...asked, section: { en: 'Size', es: 'Tamaño' } } as const;
const conditions = { ...asked, control: 'slider', section: { en: 'Conditions', es: 'Condiciones' } } as const;
const rating = { ...conditions, kind: 'rating', default: 3, importDefault: 1 } as const;
const millions = { en: 'M€', es: 'M€' };

export const marketFields = [
  {
    ...size,
    id: 'market_size_id',
    kind: 'choice',
    control: 'select',
    label: { en: 'Market Size', es: 'Tamaño del mercado' },
    placeholder: { en: 'Select a market size', es: 'Selecciona un tamaño de mercado' },
    help: { en: 'The order of magnitude, for comparison.', es: 'El orden de magnitud, para comparar.' },
    min: 1,
    max: 2_147_483_647,
    importDefault: 1,
    source: 'list',
    lookup: 'marketSizes',
  },
  {
    ...size,
    id: 'total_market_size',
    kind: 'money',
    control: 'input',
    label: { en: 'Total Market Size', es: 'Tamaño total del mercado' },
    help: {
      en: 'Yearly spending of all possible buyers, in millions of EUR.',
      es: 'Gasto anual de todos los posibles compradores, en millones de EUR.',
    },
    unit: millions,
    ...domainRange('total_market_size'),
  },
  {
    ...size,
    id: 'target_segment_size',
    kind: 'money',
    control: 'input',
    label: { en: 'Target Segment Size', es: 'Tamaño del segmento objetivo' },
    help: {
      en: 'The part of it you target first, in millions of EUR.',
      es: 'La parte a la que te diriges primero, en millones de EUR.',
    },
    unit: millions,
    ...domainRange('target_segment_size'),
  },
  {
    ...conditions,
    id: 'competitor_count',
    kind: 'integer',
    label: { en: 'Number of Competitors', es: 'Número de competidores' },
    help: { en: 'Companies a customer would compare you with.', es: 'Empresas con las que te compararía un cliente.' },
    ...domainRange('competitor_count'),
    source: 'settled',
    ticks: [0, 250, 500, 750, 1000],
    default: 500,
    importDefault: 0,
  },
  {
    ...conditions,
    id: 'market_growth_rate',
    kind: 'percent',
    label: { en: 'Market Growth Rate', es: 'Crecimiento del mercado' },
    help: { en: 'Expected growth of the market in a year.', es: 'Crecimiento anual esperado del mercado.' },
    unit: { en: '%', es: '%' },
    ...domainRange('market_growth_rate'),
    ticks: [0, 25, 50, 75, 100],
    default: 50,
    importDefault: 0,
  },
  {
    ...rating,
    id: 'entry_barriers',
    label: { en: 'Entry Barriers', es: 'Barreras de entrada' },
    help: {
      en: 'What a newcomer must overcome: licences, capital, patents, habits.',
      es: 'Lo que debe superar quien llega: licencias, capital, patentes, costumbres.',
    },
    ...domainRange('entry_barriers'),
    anchors: ratingWords(
      ['None', 'Low', 'Moderate', 'High', 'Very high'],
      ['Ninguna', 'Bajas', 'Medias', 'Altas', 'Muy altas'],
    ),
  },
  {
    ...rating,
    id: 'market_maturity',
    label: { en: 'Market Maturity', es: 'Madurez del mercado' },
    help: { en: 'From 1, emerging, to 5, mature.', es: 'De 1, emergente, a 5, maduro.' },
    ...domainRange('market_maturity'),
    anchors: ratingWords(
      ['Emerging', 'Early', 'Growing', 'Settled', 'Mature'],
      ['Naciente', 'Inicial', 'Creciente', 'Estable', 'Maduro'],
    ),
  },
  {
    ...rating,
    id: 'regulatory_environment',
    label: { en: 'Regulatory Environment', es: 'Entorno regulatorio' },
    help: { en: 'From 1, hostile, to 5, supportive.', es: 'De 1, hostil, a 5, favorable.' },
    ...domainRange('regulatory_environment'),
    anchors: ratingWords(
      ['Hostile', 'Strict', 'Neutral', 'Friendly', 'Supportive'],
      ['Hostil', 'Estricto', 'Neutral', 'Amable', 'Favorable'],
    ),
  },
  {
    ...asked,
    id: 'market_description',
    kind: 'longText',
    control: 'textarea',
    label: { en: 'Market Description', es: 'Descripción del mercado' },
    maxLength: 10_000,
    source: 'register',
    required: false,
    evaluated: false,
    wizard: false,
    mappable: false,
  },
] as const satisfies readonly StartupField[];
