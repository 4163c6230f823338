import { ratingWords, wordsAt } from './anchors.ts';
import { domainRange } from './domainRange.ts';
import type { StartupField } from './StartupField.ts';

const slider = {
  group: 'innovation',
  control: 'slider',
  required: true,
  evaluated: true,
  wizard: true,
  mappable: true,
} as const;
const technology = { ...slider, section: { en: 'Technology', es: 'Tecnología' } } as const;
const advantage = { ...slider, section: { en: 'Advantage', es: 'Ventaja' } } as const;
const demand = { ...slider, section: { en: 'Demand', es: 'Demanda' } } as const;
const told = { required: false, evaluated: false, wizard: false, mappable: false } as const;

export const innovationFields = [
  {
    ...technology,
    id: 'innovation_level',
    kind: 'rating',
    label: { en: 'Innovation Level', es: 'Nivel de innovación' },
    help: { en: 'How new it is to the market, not to you.', es: 'Lo nuevo que es para el mercado, no para ti.' },
    ...domainRange('innovation_level'),
    default: 5,
    importDefault: 1,
    anchors: ratingWords(
      ['Known', 'Improved', 'Distinct', 'New', 'First ever'],
      ['Conocido', 'Mejorado', 'Distinto', 'Nuevo', 'Pionero'],
    ),
  },
  {
    ...technology,
    id: 'patent_count',
    kind: 'integer',
    label: { en: 'Patents', es: 'Patentes' },
    help: { en: 'Granted or applied for.', es: 'Concedidas o solicitadas.' },
    ...domainRange('patent_count'),
    ticks: [0, 25, 50, 75, 100],
    default: 0,
    importDefault: 0,
  },
  {
    ...technology,
    id: 'unique_technology',
    kind: 'unit',
    label: { en: 'Unique Technology', es: 'Tecnología única' },
    help: {
      en: 'How hard the technology is to get elsewhere.',
      es: 'Lo difícil que es obtener la tecnología en otra parte.',
    },
    ...domainRange('unique_technology'),
    default: 1,
    importDefault: 0,
    anchors: wordsAt(
      [0, 0.5, 1],
      ['Anyone has it', 'Hard to copy', 'Nobody else has it'],
      ['La tiene cualquiera', 'Difícil de copiar', 'No la tiene nadie más'],
    ),
  },
  {
    ...advantage,
    id: 'price_advantage',
    kind: 'unit',
    label: { en: 'Price Advantage', es: 'Ventaja en precio' },
    help: { en: 'Against what customers pay today.', es: 'Frente a lo que pagan hoy los clientes.' },
    ...domainRange('price_advantage'),
    default: 1,
    importDefault: 0,
    anchors: wordsAt(
      [0, 0.5, 1],
      ['Not cheaper', 'Cheaper', 'Far cheaper'],
      ['No es más barato', 'Más barato', 'Mucho más barato'],
    ),
  },
  {
    ...advantage,
    id: 'unique_features',
    kind: 'rating',
    label: { en: 'Unique Features', es: 'Funciones únicas' },
    help: {
      en: 'How much of what customers value only you offer.',
      es: 'Cuánto de lo que valoran los clientes ofreces solo tú.',
    },
    ...domainRange('unique_features'),
    default: 5,
    importDefault: 0,
    anchors: wordsAt([0, 5, 10], ['Nothing', 'Half of it', 'All of it'], ['Nada', 'La mitad', 'Todo']),
  },
  {
    ...advantage,
    id: 'scalability_potential',
    kind: 'rating',
    label: { en: 'Scalability Potential', es: 'Potencial de escalado' },
    help: {
      en: 'Could you serve ten times the customers with the same team?',
      es: '¿Podrías atender a diez veces más clientes con el mismo equipo?',
    },
    ...domainRange('scalability_potential'),
    default: 5,
    importDefault: 1,
    anchors: ratingWords(
      ['Not at all', 'Hardly', 'Partly', 'Mostly', 'Fully'],
      ['En absoluto', 'Apenas', 'En parte', 'Casi todo', 'Del todo'],
    ),
  },
  {
    ...advantage,
    id: 'marginal_cost',
    kind: 'unit',
    label: { en: 'Marginal Cost', es: 'Coste marginal' },
    help: {
      en: 'What serving one more customer costs, as a share of what it pays.',
      es: 'Lo que cuesta atender a un cliente más, como parte de lo que paga.',
    },
    ...domainRange('marginal_cost'),
    default: 0,
    importDefault: 0,
    anchors: wordsAt(
      [0, 0.5, 1],
      ['Next customer costs nothing', 'Half of what it pays', 'All it pays'],
      ['El siguiente cliente no cuesta nada', 'La mitad de lo que paga', 'Todo lo que paga'],
    ),
  },
  {
    ...advantage,
    id: 'network_effects',
    kind: 'unit',
    label: { en: 'Network Effects', es: 'Efectos de red' },
    help: {
      en: 'Does every new user make it better for the others?',
      es: '¿Mejora para los demás con cada usuario nuevo?',
    },
    ...domainRange('network_effects'),
    default: 1,
    importDefault: 0,
    anchors: wordsAt(
      [0, 0.5, 1],
      ['None', 'Some users attract others', 'Each user attracts the next'],
      ['Ninguno', 'Algunos usuarios atraen a otros', 'Cada usuario atrae al siguiente'],
    ),
  },
  {
    ...demand,
    id: 'customer_feedback',
    kind: 'rating',
    label: { en: 'Customer Feedback', es: 'Opinión de los clientes' },
    help: { en: 'What those who have used it say.', es: 'Lo que dicen quienes lo han usado.' },
    ...domainRange('customer_feedback'),
    default: 2,
    importDefault: 1,
    anchors: ratingWords(
      ['Poor', 'Mixed', 'Fair', 'Good', 'Excellent'],
      ['Mala', 'Dispar', 'Aceptable', 'Buena', 'Excelente'],
    ),
  },
  {
    ...demand,
    id: 'problem_relevance',
    kind: 'rating',
    label: { en: 'Problem Relevance', es: 'Relevancia del problema' },
    help: {
      en: 'How much the problem matters to those who have it.',
      es: 'Cuánto importa el problema a quien lo tiene.',
    },
    ...domainRange('problem_relevance'),
    default: 5,
    importDefault: 1,
    anchors: ratingWords(
      ['Trivial', 'Minor', 'Real', 'Pressing', 'Critical'],
      ['Trivial', 'Menor', 'Real', 'Urgente', 'Crítico'],
    ),
  },
  {
    ...slider,
    ...told,
    id: 'product_description',
    kind: 'longText',
    control: 'textarea',
    label: { en: 'Product Description', es: 'Descripción del producto' },
    maxLength: 10_000,
  },
  {
    ...slider,
    ...told,
    id: 'value_proposition',
    kind: 'object',
    control: 'structured',
    evaluated: true,
    label: { en: 'Value proposition facts', es: 'Datos de la propuesta de valor' },
    help: {
      en: 'Competitors, corporate and academic facts.',
      es: 'Competidores, datos corporativos y académicos.',
    },
  },
] as const satisfies readonly StartupField[];
