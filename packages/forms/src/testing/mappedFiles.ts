import type { ExtractedField } from '@aval/contract';

import type { DocumentMappingFormProps } from '../documents/DocumentMappingForm/DocumentMappingForm.tsx';
import type { MappedFile } from '../documents/DocumentMappingForm/mappedFile.ts';
import { loadLookup } from './wizardProps.ts';

const read = (name: string, value: string, quote: string, page: number, confidence: number): ExtractedField => ({
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
    read('Clientes piloto', '9', '9 pilotos con ayuntamientos', 11, 90),
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

/** Props of the mapping form for stories and tests, with a fixed year. */
export const mappingProps: DocumentMappingFormProps = {
  files: [table, deck],
  currentYear: 2026,
  loadLookup,
  onSave: () => Promise.resolve(),
  onDiscard: () => undefined,
};
