import type { ExtractedField } from '@aval/contract';

import type { DocumentMappingFormProps } from '../documents/DocumentMappingForm/DocumentMappingForm.tsx';
import type { MappedFile } from '../documents/DocumentMappingForm/mappedFile.ts';
import { loadLookup } from './wizardProps.ts';

const read = (name: string, value: string, quote: string, page: number, confidence: number | null): ExtractedField => ({
  name,
  value,
  quote,
  page,
  confidence,
  document_id: 4,
});

const deck: MappedFile = {
  id: 'deck',
  name: 'pitch-deck-brisa.pdf',
  fields: [
    read('Nombre comercial', 'Brisa Mobility', 'Brisa Mobility, S.L.', 1, 99),
    read('Sede', 'Valencia, Spain', 'con sede en Valencia', 2, 97),
    read('Constitución', '2023', 'constituida en marzo de 2023', 2, 98),
    read('Mercado (TAM)', '1.200', 'TAM: 1.200 M€ en Europa', 7, 95),
    read('Mercado (SAM)', '85', 'SAM ibérico de unos 85 M€', 7, 82),
    read('Competidores', '6', 'seis competidores directos', 8, 91),
    read('Equipo', '11', 'somos 11 personas', 15, 96),
    read('Gasto mensual', '38.000', 'burn neto de 38k al mes', 19, 93),
    read('Margen', 'cerca del −40', 'margen negativo, cerca del 40 %', 18, 54),
    read('Clientes piloto', '9', '9 pilotos con ayuntamientos', 11, null),
  ],
  targets: {
    'Nombre comercial': 'name',
    Sede: 'location',
    Constitución: 'foundation_year',
    'Mercado (TAM)': 'total_market_size',
    'Mercado (SAM)': 'target_segment_size',
    Competidores: 'competitor_count',
    Equipo: 'team_size',
    'Gasto mensual': 'burn_rate',
    Margen: 'profit_margin',
  },
};

const table: MappedFile = {
  id: 'table',
  name: 'cap-table.xlsx',
  fields: [{ ...read('Company', 'Brisa', 'Brisa', 0, 88), page: null, cell: 'B2' }],
  targets: { Company: 'name' },
};

/** A document with a value in doubt, a financial history, and figures that no field holds. */
export const doubtfulDeck: MappedFile = {
  id: 'doubtful',
  name: 'pitch-deck-acme.pdf',
  fields: [
    read('Nombre comercial', 'Acme Robotics', 'Acme Robotics SL', 1, 80),
    read('Gasto mensual', '30000', 'Monthly burn: €30k', 3, 95),
    {
      ...read('Caja', '24', 'Runway: 24 months', 3, 50),
      doubt: 'A runway of 24 months, but cash of 300.000 € at a burn of 30.000 € a month lasts 10 months.',
    },
    { ...read('Ingresos 2024', '120000', 'Revenue 2024: €120,000', 2, 95), path: 'financials.revenue_history.2024' },
    { ...read('Ingresos 2025', '310000', 'revenue 2025: €310,000', 2, 95), path: 'financials.revenue_history.2025' },
    { ...read('Cash in bank', '300000', 'Cash in bank: €300,000', 3, 80), path: 'financials.cash_in_bank' },
  ],
  targets: { 'Nombre comercial': 'name', 'Gasto mensual': 'burn_rate', Caja: null },
  omitted: [
    { what: 'Churn: 3 %', reason: 'no field for it', quote: 'Churn 3 % monthly.', page: 4, cell: null },
    {
      what: 'Revenue: 120.000 €',
      reason: 'of 2024: kept as history',
      quote: 'Revenue 2024: €120,000',
      page: 2,
      cell: null,
    },
  ],
};

/** Props of the mapping form for stories and tests, with a fixed year. */
export const mappingProps: DocumentMappingFormProps = {
  files: [table, deck],
  currentYear: 2026,
  loadLookup,
  onSave: () => Promise.resolve(),
  onDiscard: () => undefined,
};
