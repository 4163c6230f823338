import { readFileSync } from 'node:fs';

import { CFB } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { documents } from '../db/schema/documents.ts';
import { startups } from '../db/schema/startups.ts';
import { formBody } from '../testing/formBody.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const sample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url));

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await testServer();
  admin = await server.makeUser({ role: 'admin' });
});
afterAll(() => server.close());

async function process(name: string, bytes: Uint8Array | string = sample(name), headers: Record<string, string> = {}) {
  const form = await formBody({ name, bytes }, { documentType: 'pdf', outputFormat: 'json' });
  return server.call('POST', '/api/documents/process', {
    as: admin,
    body: form.body,
    headers: { ...form.headers, ...headers },
  });
}

const open = (id: number, headers: Record<string, string> = {}) =>
  server.call('GET', `/api/documents/${id}/fields`, { as: admin, headers });

interface Row {
  name: string;
  value: string;
  confidence: number | null;
}

/** The facts, without labelled values of no field. */
const valuesOf = (fields: Row[]) =>
  Object.fromEntries(fields.filter(({ confidence }) => confidence !== null).map(({ name, value }) => [name, value]));

const memo = {
  'Startup Name': 'Galerna Ports',
  Location: 'Bilbao, Spain',
  'Foundation year': '2020',
  'Number of Founders': '3',
  'Team Size': '14',
  Revenue: '1200000',
  'Profit Margin': '-18',
  'Burn Rate': '45000',
  'Cash Runway': '16',
  'Funding Raised': '2500000',
  'Total Market Size': '4500',
  'Number of Competitors': '6',
  Patents: '2',
};
const plan = {
  'Startup Name': 'Caudal Hídrico',
  Location: 'Zaragoza, España',
  'Foundation year': '2019',
  'Number of Founders': '2',
  'Team Size': '11',
  'Cash Runway': '14',
  Patents: '1',
  'Profit Margin': '-12.5',
  Stage: '4',
  Industry: '1',
  Revenue: '780000',
  'Revenue 2024': '420000',
  'Revenue 2025': '780000',
  'Customer Acquisition Cost': '820',
};
const deck = {
  'Startup Name': 'Tramo Learning',
  Description: 'We teach vocational maths with short games.',
  Location: 'Málaga, Spain',
  Revenue: '310000',
  'Customer Acquisition Cost': '52',
  'Lifetime Value': '240',
  'Burn Rate': '38000',
  'Total Market Size': '900',
  'Market Growth Rate': '14',
  'Number of Competitors': '7',
  'Team Size': '12',
  'Foundation year': '2021',
};

describe('a document made by an office suite', () => {
  it.each(['memo.pdf', 'memo.txt', 'memo.doc', 'memo.docx'])('%s yields exactly its stated facts', async (name) => {
    const { status, body } = await process(name);
    expect(status).toBe(200);
    const { Description: description, ...values } = valuesOf(body.data.fields);
    expect(values).toEqual(memo);
    expect(description).toMatch(/^Galerna Ports is a software company/);
    for (const { quote, document_id } of body.data.fields) {
      expect(body.data.text.replaceAll(/\s+/g, ' ')).toContain(quote.replaceAll(/\s+/g, ' ').trim());
      expect(document_id).toBeGreaterThan(0);
    }
    expect(body.data.aiLog).toMatch(/^Built-in dictionary/);
  });

  it.each(['plan.xls', 'plan.xlsx', 'plan.csv'])(
    '%s yields the latest year, with the address of each cell',
    async (name) => {
      const { body } = await process(name);
      expect(valuesOf(body.data.fields)).toEqual(plan);
      const revenue = body.data.fields.find((field: { name: string }) => field.name === 'Revenue');
      expect(revenue.cell).toMatch(/^(?:.*!)?C5$/);
    },
  );

  it.each(['deck.ppt', 'deck.pptx'])('%s yields its facts with the slide of each', async (name) => {
    const { body } = await process(name);
    expect(valuesOf(body.data.fields)).toEqual(deck);
    const pages = body.data.fields.map(({ name: label, page }: { name: string; page: number }) => [label, page]);
    expect(Object.fromEntries(pages)).toMatchObject({
      Location: 1,
      Revenue: 2,
      'Total Market Size': 3,
      'Team Size': 4,
    });
  });

  it('gives the page of each fact in a PDF', async () => {
    const { body } = await process('memo.pdf');
    const patents = body.data.fields.find((field: { name: string }) => field.name === 'Patents');
    expect(patents).toMatchObject({ page: 2, quote: 'The company holds two patents.' });
  });

  it('names the fields in the language of the caller', async () => {
    const { body } = await process('memo.docx', sample('memo.docx'), { 'accept-language': 'es' });
    expect(valuesOf(body.data.fields)).toMatchObject({ 'Tamaño del equipo': '14', Ingresos: '1200000' });
    expect(body.message).toBe('Archivo procesado correctamente');
    expect(body.data.aiLog).toMatch(/^Diccionario integrado, inglés y español\. memo\.docx: /);
  });
});

const severalInColumns = 'Field,One,Two\nName,Acme Uno,Acme Dos\nRevenue,120000,450000\nTeam size,8,11\n';

function sized(bytes: number) {
  return zipSync({ 'word/document.xml': new Uint8Array(bytes) }, { level: 9 });
}

function crowded() {
  const parts = Array.from({ length: 10_001 }, (_, part) => [`part${part}`, new Uint8Array()] as const);
  return zipSync(Object.fromEntries(parts), { level: 0 });
}

function encrypted() {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.from('info'));
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(5000, 7));
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

/** No available office suite can password-protect the old format, so this sets the flag that PowerPoint sets. */
function lockedDeck() {
  const container = CFB.read(sample('deck.ppt'), { type: 'buffer' });
  const user = CFB.find(container, 'Current User');
  if (!user) throw new Error('The sample has no current user.');
  const content = Buffer.from(user.content);
  content.writeUInt32LE(0xf3_d1_c4_df, 12);
  CFB.utils.cfb_add(container, '/Current User', content);
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

describe('a document that cannot be read', () => {
  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]);

  it.each([
    [
      'memo.odt',
      'x',
      415,
      'UNSUPPORTED_TYPE',
      /Unsupported file type: memo.odt. Please upload a PDF, text, Excel, or PowerPoint/,
    ],
    ['memo', 'x', 415, 'UNSUPPORTED_TYPE', /Unsupported file type: memo\./],
    ...['pdf', 'txt', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'ppt', 'pptx'].flatMap((ending) => [
      [`empty.${ending}`, '', 422, 'UNREADABLE', /is empty/] as const,
      [`disguised.${ending}`, exe, 422, 'UNREADABLE', /not what its name says/] as const,
    ]),
    ...['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'].map((ending) => {
      const whole = sample(
        `${ending.startsWith('x') ? 'plan' : ending.startsWith('p') && ending !== 'pdf' ? 'deck' : 'memo'}.${ending}`,
      );
      return [`corrupt.${ending}`, whole.subarray(0, whole.length / 3), 422, 'UNREADABLE', /cannot be read/] as const;
    }),
    ...['docx', 'pptx'].map((ending) => {
      const whole = Buffer.from(sample(`${ending === 'docx' ? 'memo' : 'deck'}.${ending}`));
      const changed = whole.fill(7, whole.length >> 2, (whole.length * 3) >> 2);
      return [`changed.${ending}`, changed, 422, 'UNREADABLE', /is damaged and cannot be read/] as const;
    }),
    ['protected.pdf', null, 422, 'PROTECTED', /protected by a password/],
    ['protected.doc', null, 422, 'PROTECTED', /protected by a password/],
    ['protected.xls', null, 422, 'PROTECTED', /protected by a password/],
    ['protected.docx', encrypted(), 422, 'PROTECTED', /protected by a password/],
    ['protected.xlsx', encrypted(), 422, 'PROTECTED', /protected by a password/],
    ['protected.pptx', encrypted(), 422, 'PROTECTED', /protected by a password/],
    ['protected.ppt', lockedDeck(), 422, 'PROTECTED', /protected by a password/],
    ['bomb.docx', sized(80_000_000), 422, 'UNREADABLE', /unpacks to more/],
    ['bomb.xlsx', sized(80_000_000), 422, 'UNREADABLE', /unpacks to more/],
    ['crowded.docx', crowded(), 422, 'UNREADABLE', /unpacks to more/],
    ['crowded.xlsx', crowded(), 422, 'UNREADABLE', /unpacks to more/],
    ['applicants.csv', null, 422, 'UNREADABLE', /has a table of several startups and cannot be read as one/],
    ['columns.csv', severalInColumns, 422, 'UNREADABLE', /has a table of several startups and cannot be read as one/],
    ['solo-cabecera.csv', null, 422, 'UNREADABLE', /has a table with a header and no rows/],
    ['header.txt', 'Name | Revenue', 422, 'UNREADABLE', /has a table with a header and no rows/],
  ] as const)('%s is refused with its reason', async (name, bytes, status, code, text) => {
    const answer = await process(name, bytes ?? sample(name));
    expect([answer.status, answer.body.error]).toEqual([status, code]);
    expect(answer.body.message).toMatch(text);
    const spanish = await process(name, bytes ?? sample(name), { 'accept-language': 'es' });
    expect(spanish.body.message).not.toBe(answer.body.message);
    expect(spanish.body.message).toContain(name);
  });

  it('rejects a file that is too large, a form without a file, and a malformed form', async () => {
    const large = await process('large.txt', Buffer.alloc(26_300_000, 97));
    expect([large.status, large.body.error]).toEqual([413, 'TOO_LARGE']);
    const { body, headers } = await formBody(null);
    const without = await server.call('POST', '/api/documents/process', { as: admin, body, headers });
    expect([without.status, without.body.message]).toEqual([400, 'Please select a file']);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const broken = await server.call('POST', '/api/documents/process', {
        as: admin,
        body: '--x\r\nnonsense',
        headers: { 'content-type': type },
      });
      expect(broken.status).toBe(400);
    }
    const elsewhere = await server.call('POST', '/api/portfolios', { as: admin, body, headers });
    expect(elsewhere.status).toBe(415);
  });

  it('is not stored', async () => {
    const before = await server.database.db.$count(documents);
    await process('corrupt.pdf', '%PDF-1.4 nothing');
    expect(await server.database.db.$count(documents)).toBe(before);
  });
});

describe('stored documents', () => {
  it('are listed, returned byte for byte, and deleted', async () => {
    const { body } = await process('plan.csv');
    const id = body.data.fields[0].document_id;
    const list = await server.call('GET', '/api/documents', { as: admin });
    const listed = list.body.documents.find((one: { id: number }) => one.id === id);
    expect(listed).toMatchObject({ name: 'plan.csv', size: sample('plan.csv').length, startup: null });
    expect(listed.hash).toMatch(/^[0-9a-f]{64}$/);
    const bytes = await server.call('GET', `/api/documents/${id}`, { as: admin });
    expect(bytes.headers['content-disposition']).toBe('attachment; filename="plan.csv"');
    expect(bytes.body).toBe(sample('plan.csv').toString());
    expect((await server.call('DELETE', `/api/documents/${id}`, { as: admin })).status).toBe(200);
    expect((await server.call('GET', `/api/documents/${id}`, { as: admin })).status).toBe(404);
    expect((await server.call('DELETE', `/api/documents/${id}`, { as: admin })).status).toBe(404);
  });
});

describe('a document that is opened again', () => {
  it('returns its extraction result in the language of the caller', async () => {
    const { body } = await process('memo.docx');
    const { document_id, text, fields, aiLog, omitted } = body.data;
    const opened = await open(document_id);
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({ name: 'memo.docx', size: sample('memo.docx').length });
    expect(opened.body.data).toEqual({ document_id, text, fields, aiLog, omitted, same_as: null });
    const spanish = await open(document_id, { 'accept-language': 'es' });
    expect(Object.keys(valuesOf(spanish.body.data.fields))).toContain('Ingresos');
    expect((await open(999_999)).status).toBe(404);
  });

  it('is read again when it was stored before facts were stored', async () => {
    const { body } = await process('plan.csv');
    const { document_id, fields } = body.data;
    const { db } = server.database;
    await db.update(documents).set({ found: null }).where(eq(documents.id, document_id));
    expect((await open(document_id)).body.data.fields).toEqual(fields);
    const [row] = await db.select({ found: documents.found }).from(documents).where(eq(documents.id, document_id));
    const { facts = [], financials = [] } = row?.found ?? {};
    expect([...facts, ...financials]).toHaveLength(fields.length);
    expect(financials).toHaveLength(2);
  });
});

describe('the same file again', () => {
  it('is not stored twice while no startup was created from it, and reports when it was read before', async () => {
    const bytes = 'Startup name: Twice Read\n';
    const first = await process('first.txt', bytes);
    expect(first.body.data.same_as).toBeNull();
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 60_000);
    const second = await process('renamed.txt', bytes);
    server.clock.now = now;
    expect(second.body.data).toMatchObject({
      document_id: first.body.data.document_id,
      same_as: { created_at: now.toISOString(), startup: null },
    });
    const { body } = await server.call('GET', '/api/documents', { as: admin });
    const { hash } = body.documents.find(({ id }: { id: number }) => id === first.body.data.document_id);
    expect(body.documents.filter((one: { hash: string }) => one.hash === hash)).toMatchObject([
      { name: 'renamed.txt' },
    ]);
  });

  it('is stored again for another startup and refers to the first one unless that is deleted', async () => {
    const bytes = 'Startup name: Used Already\n';
    const { document_id, fields } = (await process('used.txt', bytes)).body.data;
    const source = { kind: 'document', document_id, quote: fields[0].quote };
    const sent = startupBody({ name: 'Used Already', field_sources: { name: source } });
    const { startup } = (await server.call('POST', '/api/startups', { as: admin, body: sent })).body;
    const again = await process('used.txt', bytes);
    expect(again.body.data.document_id).not.toBe(document_id);
    const used = { created_at: server.clock.now.toISOString(), startup: { id: startup.id, name: 'Used Already' } };
    expect(again.body.data.same_as).toEqual(used);
    expect((await open(document_id)).body.data.same_as).toEqual(used);
    await server.call('DELETE', `/api/startups/${startup.id}`, { as: admin });
    expect((await process('used.txt', bytes)).body.data.same_as?.startup).toBeNull();
  });
});

describe('a startup created from a document', () => {
  it('stores the source of each value and treats defaults as unknown', async () => {
    const { body } = await process('memo.docx');
    const revenue = body.data.fields.find((field: { name: string }) => field.name === 'Revenue');
    const source = {
      kind: 'document',
      document_id: revenue.document_id,
      page: revenue.page,
      quote: revenue.quote,
      confidence: 80,
    };
    const sent = startupBody({
      revenue: Number(revenue.value),
      defaulted_fields: ['patent_count', 'network_effects'],
      field_sources: { revenue: source },
    });
    const created = await server.call('POST', '/api/startups', { as: admin, body: sent });
    expect(created.status).toBe(201);
    const { startup } = created.body;
    expect(startup.defaulted_fields).toEqual(['patent_count', 'network_effects']);
    expect(startup.field_sources).toMatchObject({
      revenue: { ...source, by: admin.id },
      patent_count: { kind: 'defaulted' },
      team_size: { kind: 'stated' },
    });
    const list = await server.call('GET', '/api/documents', { as: admin });
    const kept = list.body.documents.find(({ id }: { id: number }) => id === revenue.document_id);
    expect(kept.startup).toEqual({ id: startup.id, name: startup.name });
  });

  it('cannot refer to an unknown document or quote text that is not in it', async () => {
    const { body } = await process('memo.docx');
    const { document_id } = body.data.fields[0];
    const { db } = server.database;
    const before = await db.$count(startups);
    for (const [source, text] of [
      [{ kind: 'document', document_id: 999_999, quote: 'x' }, /does not exist/],
      [{ kind: 'document', document_id, quote: 'Revenue was 9 million' }, /does not stand in its document/],
      [{ kind: 'url', url: 'https://example.com/never-read' }, /never read/],
    ] as const) {
      const sent = startupBody({ field_sources: { revenue: source } });
      const answer = await server.call('POST', '/api/startups', { as: admin, body: sent });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(text);
      expect(answer.body.issues[0].path).toBe('field_sources.revenue');
    }
    expect(await db.$count(startups)).toBe(before);
  });
});

describe('a document with labels of no field', () => {
  it('offers them in its own words, after the facts', async () => {
    const { body } = await process('bateas.txt', 'Startup: Bateas Vigo\nTeam size: 14\nChurn: 3 %\n');
    expect(body.data.fields.map(({ name, value }: Row) => [name, value])).toEqual([
      ['Startup Name', 'Bateas Vigo'],
      ['Team Size', '14'],
      ['Churn', '3 %'],
    ]);
    expect(body.data.fields.at(-1)).toEqual({
      name: 'Churn',
      value: '3 %',
      confidence: null,
      page: 1,
      cell: null,
      quote: 'Churn: 3 %',
      document_id: body.data.document_id,
    });
    expect((await open(body.data.document_id)).body.data.fields).toEqual(body.data.fields);
  });
});

describe('a document without text', () => {
  const blankPdf =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>';

  it.each([
    [
      'scan.pdf',
      blankPdf,
      'scan.pdf has no text: it looks like a scan. Run text recognition (OCR) on it first, or upload the original',
    ],
    ['blank.txt', ' \n\n', 'blank.txt has no text'],
  ])('%s says so', async (name, bytes, warning) => {
    const { status, body } = await process(name, bytes);
    expect([status, body.data?.fields, body.data?.warning]).toEqual([200, [], warning]);
  });
});
