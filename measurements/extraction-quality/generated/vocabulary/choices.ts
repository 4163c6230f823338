import type { Language } from '../../Truth.ts';
import type { Parts } from '../Parts.ts';

/** What people write for a choice of a list, by the id of the choice. */
type Choices = Readonly<Record<number, Parts<string>>>;

export const choices = {
  industry_id: {
    en: {
      1: { seen: ['Technology', 'Software'], heldOut: ['Information technology', 'Tech'] },
      2: { seen: ['Healthcare', 'Health'], heldOut: ['Digital health', 'Health care and medical devices'] },
      3: { seen: ['Education', 'EdTech'], heldOut: ['Education technology', 'E-learning'] },
      4: { seen: ['Finance', 'FinTech'], heldOut: ['Financial services', 'Financial technology'] },
      5: { seen: ['Retail', 'E-commerce'], heldOut: ['Retail and consumer goods', 'Online retail'] },
    },
    es: {
      1: { seen: ['Tecnología', 'Software'], heldOut: ['Tecnologías de la información', 'Tecnológico'] },
      2: { seen: ['Salud', 'Sanidad'], heldOut: ['Salud digital', 'Sanitario'] },
      3: { seen: ['Educación', 'EdTech'], heldOut: ['Formación y educación', 'Educativo'] },
      4: { seen: ['Finanzas', 'Fintech'], heldOut: ['Servicios financieros', 'Financiero'] },
      5: { seen: ['Comercio', 'Retail'], heldOut: ['Comercio minorista', 'Comercio electrónico'] },
    },
  },
  stage_id: {
    en: {
      1: { seen: ['Idea'], heldOut: ['Idea stage'] },
      2: { seen: ['Prototype', 'Working prototype'], heldOut: ['Functional prototype', 'Prototype built'] },
      3: { seen: ['MVP', 'Minimum viable product'], heldOut: ['MVP launched', 'MVP in the market'] },
      4: { seen: ['Growth', 'Growth stage'], heldOut: ['Growth phase', 'In growth'] },
      5: { seen: ['Expansion', 'Expansion stage'], heldOut: ['International expansion', 'Expansion phase'] },
    },
    es: {
      1: { seen: ['Idea'], heldOut: ['Fase de idea'] },
      2: { seen: ['Prototipo', 'Prototipo funcional'], heldOut: ['Prototipo validado', 'En prototipo'] },
      3: { seen: ['MVP', 'Producto mínimo viable'], heldOut: ['MVP lanzado', 'PMV (producto mínimo viable)'] },
      4: { seen: ['Crecimiento', 'Fase de crecimiento'], heldOut: ['En crecimiento', 'Etapa de crecimiento'] },
      5: { seen: ['Expansión', 'Fase de expansión'], heldOut: ['Expansión internacional', 'En expansión'] },
    },
  },
  business_model_id: {
    en: {
      1: { seen: ['B2B', 'Business to business'], heldOut: ['B2B sales', 'B2B (companies)'] },
      2: { seen: ['B2C', 'Business to consumer'], heldOut: ['B2C (consumers)', 'B2C sales'] },
      3: {
        seen: ['Marketplace', 'Two-sided marketplace'],
        heldOut: ['Online marketplace', 'Marketplace with commission'],
      },
      4: { seen: ['SaaS', 'Software as a service'], heldOut: ['SaaS subscription', 'SaaS (monthly licence)'] },
    },
    es: {
      1: { seen: ['B2B', 'Venta a empresas (B2B)'], heldOut: ['B2B, empresas', 'Modelo B2B'] },
      2: { seen: ['B2C', 'Venta a particulares (B2C)'], heldOut: ['B2C, consumidor final', 'Modelo B2C'] },
      3: {
        seen: ['Marketplace', 'Marketplace con comisión'],
        heldOut: ['Marketplace en línea', 'Marketplace (comisión por venta)'],
      },
      4: { seen: ['SaaS', 'Software como servicio'], heldOut: ['SaaS por suscripción', 'SaaS con cuota mensual'] },
    },
  },
  financing_type_id: {
    en: {
      1: { seen: ['Bootstrapped', 'Own funds'], heldOut: ['Self-funded', 'Self-financed'] },
      2: { seen: ['Public grants', 'Grants'], heldOut: ['Grants and subsidies', 'Public grant'] },
      3: { seen: ['Business angels', 'Angel investors'], heldOut: ['Business angel round', 'Angels'] },
      4: { seen: ['Venture capital', 'VC'], heldOut: ['Venture capital fund', 'VC funds'] },
      5: { seen: ['Crowdfunding'], heldOut: ['Equity crowdfunding'] },
      6: { seen: ['Convertible notes'], heldOut: ['Convertible note'] },
      7: { seen: ['Bank loan', 'Venture debt'], heldOut: ['Bank debt', 'Bank loans'] },
    },
    es: {
      1: { seen: ['Recursos propios', 'Bootstrapping'], heldOut: ['Fondos propios', 'Autofinanciación'] },
      2: { seen: ['Ayudas públicas', 'Subvenciones'], heldOut: ['Subvención pública', 'Ayuda pública'] },
      3: {
        seen: ['Business angels', 'Inversores ángeles'],
        heldOut: ['Ángeles inversores', 'Ronda de business angels'],
      },
      4: { seen: ['Capital riesgo', 'Venture capital'], heldOut: ['Fondo de capital riesgo', 'Capital de riesgo'] },
      5: { seen: ['Crowdfunding'], heldOut: ['Crowdfunding de inversión'] },
      6: { seen: ['Notas convertibles'], heldOut: ['Nota convertible'] },
      7: { seen: ['Deuda bancaria', 'Préstamo bancario'], heldOut: ['Préstamos bancarios', 'Deuda de riesgo'] },
    },
  },
  founders_education_level: {
    en: {
      3: { seen: ["Bachelor's degree"], heldOut: ['University degree'] },
      4: { seen: ["Master's degree", 'Master'], heldOut: ['MSc', 'MBA'] },
      5: { seen: ['PhD'], heldOut: ['Doctorate', 'Ph.D.'] },
    },
    es: {
      3: { seen: ['Grado universitario'], heldOut: ['Licenciatura'] },
      4: { seen: ['Máster'], heldOut: ['Máster universitario', 'Maestría'] },
      5: { seen: ['Doctorado'], heldOut: ['Doctor', 'Estudios de doctorado'] },
    },
  },
} as const satisfies Record<string, Record<Language, Choices>>;

export type ChoiceField = keyof typeof choices;

export function isChoiceField(field: string): field is ChoiceField {
  return Object.hasOwn(choices, field);
}

/** The texts of a choice, and the ids that have some. */
export function choiceTexts(field: ChoiceField, language: Language): Choices {
  return choices[field][language];
}
