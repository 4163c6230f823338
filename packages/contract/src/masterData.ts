import type { FinancingTypeRow, MarketSizeRow, MasterRow } from '@aval/metrics';

import type { Text } from './text.ts';

interface Named {
  /** The displayed text in each language; the row's own name or label is the English one, which the model uses. */
  text: Text;
}

/** The initial rows of every list of choices, with the attributes that the evaluation uses. */
export interface MasterDataSeed {
  industries: readonly (MasterRow & Named)[];
  stages: readonly (MasterRow & Named)[];
  businessModels: readonly (MasterRow & Named)[];
  marketSizes: readonly (MarketSizeRow & Named)[];
  financingTypes: readonly (FinancingTypeRow & Named)[];
}

const text = (en: string, es: string): Text => ({ en, es });

export const masterDataSeed: MasterDataSeed = {
  industries: [
    { id: 1, name: 'Technology', text: text('Technology', 'Tecnología'), education: 0.5 },
    { id: 2, name: 'Healthcare', text: text('Healthcare', 'Salud'), education: 0.5 },
    { id: 3, name: 'Education', text: text('Education', 'Educación'), education: 1 },
    { id: 4, name: 'Finance', text: text('Finance', 'Finanzas'), education: 0.3 },
    { id: 5, name: 'Retail', text: text('Retail', 'Comercio'), education: 0.2 },
  ],
  stages: [
    { id: 1, name: 'Idea', text: text('Idea', 'Idea'), maturity: 0, headcount: 2, valuation: 500_000, multiple: 30 },
    {
      id: 2,
      name: 'Prototype',
      text: text('Prototype', 'Prototipo'),
      maturity: 0.25,
      headcount: 4,
      valuation: 1_000_000,
      multiple: 25,
    },
    { id: 3, name: 'MVP', text: text('MVP', 'MVP'), maturity: 0.5, headcount: 8, valuation: 2_000_000, multiple: 20 },
    {
      id: 4,
      name: 'Growth',
      text: text('Growth', 'Crecimiento'),
      maturity: 0.75,
      headcount: 25,
      valuation: 6_000_000,
      multiple: 10,
    },
    {
      id: 5,
      name: 'Expansion',
      text: text('Expansion', 'Expansión'),
      maturity: 1,
      headcount: 80,
      valuation: 20_000_000,
      multiple: 5,
    },
  ],
  businessModels: [
    { id: 1, name: 'B2B', text: text('B2B', 'B2B'), corporate: 1, sales: 3 },
    { id: 2, name: 'B2C', text: text('B2C', 'B2C'), corporate: 0.5, sales: 2 },
    { id: 3, name: 'Marketplace', text: text('Marketplace', 'Marketplace'), corporate: 0.7, sales: 3 },
    { id: 4, name: 'SaaS', text: text('SaaS', 'SaaS'), corporate: 1, sales: 5 },
  ],
  marketSizes: [
    {
      id: 1,
      label: 'Small (under 10 M EUR)',
      text: text('Small (under 10 M EUR)', 'Pequeño (menos de 10 M EUR)'),
      typical_tam: 5,
    },
    {
      id: 2,
      label: 'Medium (10-100 M EUR)',
      text: text('Medium (10-100 M EUR)', 'Mediano (10-100 M EUR)'),
      typical_tam: 50,
    },
    {
      id: 3,
      label: 'Large (100 M-1 B EUR)',
      text: text('Large (100 M-1 B EUR)', 'Grande (100-1.000 M EUR)'),
      typical_tam: 500,
    },
    {
      id: 4,
      label: 'Very large (over 1 B EUR)',
      text: text('Very large (over 1 B EUR)', 'Muy grande (más de 1.000 M EUR)'),
      typical_tam: 3000,
    },
  ],
  financingTypes: [
    { id: 1, label: 'Bootstrapped', text: text('Bootstrapped', 'Recursos propios'), debt_share: 0, public_share: 0 },
    { id: 2, label: 'Public grants', text: text('Public grants', 'Ayudas públicas'), debt_share: 0, public_share: 1 },
    {
      id: 3,
      label: 'Business angels',
      text: text('Business angels', 'Business angels'),
      debt_share: 0,
      public_share: 0,
    },
    {
      id: 4,
      label: 'Venture capital',
      text: text('Venture capital', 'Capital riesgo'),
      debt_share: 0,
      public_share: 0,
    },
    { id: 5, label: 'Crowdfunding', text: text('Crowdfunding', 'Crowdfunding'), debt_share: 0, public_share: 0 },
    {
      id: 6,
      label: 'Convertible notes',
      text: text('Convertible notes', 'Notas convertibles'),
      debt_share: 0.4,
      public_share: 0,
    },
    {
      id: 7,
      label: 'Bank or venture debt',
      text: text('Bank or venture debt', 'Deuda bancaria o de riesgo'),
      debt_share: 0.7,
      public_share: 0,
    },
    { id: 8, label: 'Mixed', text: text('Mixed', 'Mixta'), debt_share: 0.3, public_share: 0.2 },
  ],
};
