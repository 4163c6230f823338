import type { ExtractedField, Omitted, StoredDocument } from '@aval/contract';

import type { MappingOptions } from '../documents/FieldMapping.tsx';
import {
  type FileState,
  type IngestedFile,
  type Ingestion,
  noIngestion,
  type ReadDocument,
} from '../documents/ingestion.ts';
import { logLines } from './logLines.ts';
import { lookups } from './lookups.ts';

type Fact = [name: string, value: string, quote: string, page: number, target: string | null];

const facts: readonly Fact[] = [
  ['Nombre comercial', 'Brisa Mobility', 'Brisa Mobility, S.L.', 1, 'name'],
  ['Sede', 'Valencia, Spain', 'con sede en Valencia', 1, 'location'],
  ['Constitución', '2023', 'constituida en marzo de 2023', 1, 'foundation_year'],
  ['Mercado (TAM)', '1.200', 'TAM: 1.200 M€ en Europa', 2, 'total_market_size'],
  ['Equipo', '11', 'somos 11 personas', 2, 'team_size'],
  ['Gasto mensual', '38.000', 'gastamos 38.000 € al mes', 3, 'burn_rate'],
  ['Clientes piloto', '9', '9 pilotos con ayuntamientos', 3, null],
];

const fields = facts.map(([name, value, quote, page, target], index): ExtractedField => ({
  name,
  value,
  quote,
  page,
  confidence: target === null ? null : 97 - 6 * index,
  document_id: 4,
}));

const figures: readonly ExtractedField[] = [
  {
    name: 'Caja',
    value: '24',
    quote: 'caja para 24 meses',
    page: 3,
    confidence: 50,
    document_id: 4,
    doubt: 'Caja para 24 meses, pero 300.000 € con un gasto de 38.000 € al mes duran 7,89 meses.',
  },
  {
    name: 'Ingresos 2024',
    value: '120000',
    quote: 'ingresamos 120.000 € en 2024',
    page: 3,
    confidence: 86,
    document_id: 4,
    path: 'financials.revenue_history.2024',
  },
];

const omitted: readonly Omitted[] = [
  { what: 'Churn: 3 %', reason: 'no hay ningún campo para ello', quote: 'un churn del 3 %', page: 3, cell: null },
  {
    what: 'Ingresos: 120.000 €',
    reason: 'de 2024: se guarda como historial',
    quote: 'ingresamos 120.000 € en 2024',
    page: 3,
    cell: null,
  },
];

const deckText = `Brisa Mobility, S.L.

Patinetes compartidos para pueblos de menos de 20.000 habitantes. La empresa fue constituida en marzo de 2023, con sede en Valencia.

Mercado
TAM: 1.200 M€ en Europa, en municipios sin transporte nocturno.

Equipo
Hoy somos 11 personas, seis de ellas en el taller.

Cuentas
De momento gastamos 38.000 € al mes y tenemos 300.000 € en el banco: caja para 24 meses, dice el plan. Tras que ingresamos 120.000 € en 2024, con un churn del 3 %, tenemos 9 pilotos con ayuntamientos.`;

/** A pitch deck as it was read. */
export const deck: ReadDocument = {
  document_id: 4,
  text: deckText,
  aiLog: 'Built-in dictionary\n7 facts on 3 pages\n"Clientes piloto" fits no field',
  fields: [...fields, ...figures],
  omitted: [...omitted],
  same_as: null,
};

const targets = Object.fromEntries(facts.map(([name, , , , target]) => [name, target]));

const fileOf = (id: string, name: string, size: number | null, state: FileState): IngestedFile => ({
  id,
  name,
  size,
  file: null,
  documentId: 'data' in state ? state.data.document_id : null,
  state,
});

/** A document that was read before, and became a startup. */
const plan = fileOf('plan', 'business-plan.docx', 84_300, {
  status: 'saved',
  data: {
    ...deck,
    document_id: 7,
    same_as: { created_at: '2026-06-02T10:00:00.000Z', startup: { id: 12, name: 'Brisa' } },
  },
  startupId: 31,
});

const silent = fileOf('silent', 'minutes.csv', 1200, {
  status: 'read',
  data: { ...deck, document_id: 5, text: 'Acta', aiLog: 'Built-in dictionary\n0 facts', fields: [] },
  targets: {},
});

const scan = fileOf('scan', 'scan-brisa.pdf', 8_100_000, {
  status: 'read',
  data: {
    ...deck,
    document_id: 6,
    text: '',
    aiLog: 'Built-in dictionary\n0 facts',
    fields: [],
    warning:
      'scan-brisa.pdf has no text: it looks like a scan. Recognise its text (OCR) first, or upload the original.',
  },
  targets: {},
});

const locked = fileOf('locked', 'accounts-2025.xlsx', 412_000, {
  status: 'failed',
  message: 'accounts-2025.xlsx is protected by a password.',
  response: { success: false, status: 422, error: 'PROTECTED' },
});

const read = fileOf('deck', 'pitch-deck-brisa.pdf', 2_400_000, { status: 'read', data: deck, targets });

const lines = logLines(
  'accounts-2025.xlsx: reading',
  'accounts-2025.xlsx: Error processing file: protected by a password',
  'pitch-deck-brisa.pdf: reading',
  'pitch-deck-brisa.pdf: 6 of 7 names mapped by the built-in dictionary',
);

const batchOf = (...files: IngestedFile[]): Ingestion => ({ ...noIngestion, files, lines, count: files.length });

/** One document without text, whose fields can be added by hand. */
export const oneScan = batchOf(scan);

/** One document, ready to be mapped. */
export const oneRead = batchOf(read);

/** Every result that a file can have; the last one is mapped. */
export const everyResult = batchOf(locked, silent, plan, read);

/** Nothing has been read yet. */
export const waiting: Ingestion = {
  ...batchOf(
    fileOf('deck', 'pitch-deck-brisa.pdf', 2_400_000, { status: 'waiting' }),
    fileOf('locked', 'accounts-2025.xlsx', 412_000, { status: 'waiting' }),
  ),
  lines: [],
};

/** The second of four files is being read; the size of the last is not known yet. */
export const processing: Ingestion = {
  ...batchOf(
    locked,
    fileOf('mapping', 'one-pager.txt', 2100, { status: 'mapping', data: { ...deck, document_id: 8 } }),
    fileOf('reading', 'pitch-deck-brisa.pptx', 5_100_000, { status: 'reading' }),
    fileOf('waiting', 'Document 9', null, { status: 'waiting' }),
  ),
  isProcessing: true,
};

/** Nothing could be read. */
export const allFailed = batchOf(locked);

/** As many files as somebody drops at once. */
export const manyFiles = batchOf(
  ...Array.from({ length: 30 }, (_, index) =>
    fileOf(`many-${index}`, `pitch-deck-${index + 1}.pdf`, 90_000 * (index + 1), {
      status: 'read',
      data: { ...deck, document_id: 100 + index },
      targets,
    }),
  ),
);

const kept = [
  ['pitch-deck-brisa.pdf', 2_400_000],
  ['business-plan.docx', 84_300],
  ['cap-table.xlsx', 31_000],
  ['minutes.csv', 1200],
] as const;

/** Documents that were kept: with and without owner and startup. */
export const storedDocuments: readonly StoredDocument[] = kept.map(([name, size], index) => ({
  id: 4 + index,
  name,
  size,
  hash: 'a'.repeat(64),
  owner: index === 3 ? null : { id: 2, first_name: 'Marta', last_name: 'Alonso' },
  startup: index === 1 ? { id: 12, name: 'Brisa' } : null,
  created_at: `2026-06-${String(13 - 2 * index).padStart(2, '0')}T10:00:00.000Z`,
}));

/** The form with the lists of choices; it saves at once. */
export const mapping: MappingOptions = {
  currentYear: 2026,
  loadLookup: (name) => Promise.resolve(lookups[name]),
  onSave: () => Promise.resolve(),
};
