import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditEvents } from '../db/schema/auditEvents.ts';
import { calculations } from '../db/schema/calculations.ts';
import { documents } from '../db/schema/documents.ts';
import { latestScores } from '../db/schema/latestScores.ts';
import { fieldSources, startups } from '../db/schema/startups.ts';
import { holdsQuote } from '../sources/holdsQuote.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';
import { demoAnchor } from './anchor.ts';
import { readDemoStartups } from './readDemoStartups.ts';
import { seedDemo } from './seed.ts';

const wellEvidenced = [
  'Cofre',
  'Cumbre Security',
  'Galerna Wind',
  'Horno Conecta',
  'Kestrel Freight',
  'Nómina Clara',
  'Retina Clara',
  'Solara',
  'Terralux',
];
const aged = ['Mercado Km0', 'Profe Cerca'];
const monthMs = (365.25 / 12) * 24 * 60 * 60 * 1000;

describe('what the documents of the demo vouch for', () => {
  let server: TestServer;
  let admin: TestUser;

  beforeAll(async () => {
    server = await testServer();
    await seedDemo(server.services);
    admin = await server.makeUser({ role: 'admin' });
  });
  afterAll(() => server?.close());

  const evidence = () =>
    server.database.db
      .select({ startup: startups, source: fieldSources, document: documents })
      .from(fieldSources)
      .innerJoin(startups, eq(startups.id, fieldSources.startup_id))
      .innerJoin(documents, eq(documents.id, fieldSources.document_id))
      .where(eq(fieldSources.kind, 'document'));
  const sharesOf = async (name: string) =>
    server.database.db
      .select({ evidenced: calculations.evidenced, at: calculations.calculation_date })
      .from(calculations)
      .innerJoin(startups, eq(startups.id, calculations.startup_id))
      .where(eq(startups.name, name))
      .orderBy(calculations.calculation_date);

  it('are ten values or more of each well evidenced startup', async () => {
    const rows = await evidence();
    const counts = wellEvidenced.map((name) => rows.filter(({ startup }) => startup.name === name).length);
    expect(counts.filter((count) => count < 10)).toEqual([]);
  });

  it('stands in the document, where the source says, and was accepted by the administrator', async () => {
    const rows = await evidence();
    expect(rows.length).toBeGreaterThan(200);
    const loose = rows.filter(
      ({ startup, source, document }) =>
        document.startup_id !== startup.id ||
        !holdsQuote(document.text, source.quote ?? '') ||
        (source.page === null && source.cell === null),
    );
    expect(loose.map(({ startup, source }) => `${startup.name}: ${source.field}`)).toEqual([]);
    const { body } = await server.call('GET', `/api/startups/${rows[0]?.startup.id}`, { as: admin });
    expect(body.startup.field_sources[rows[0]?.source.field ?? '']).toMatchObject({
      kind: 'document',
      document: rows[0]?.document.name,
      quote: rows[0]?.source.quote,
      by_name: 'Marta Alonso Vidal',
    });
  });

  it('counts in the latest evaluation, and not before the documents were read', async () => {
    const latest = await server.database.db
      .select({ name: startups.name, evidenced: latestScores.evidenced })
      .from(latestScores)
      .innerJoin(startups, eq(startups.id, latestScores.startup_id));
    const shares = new Map(latest.map(({ name, evidenced }) => [name, evidenced ?? 0]));
    for (const name of wellEvidenced)
      expect({ name, isMuch: (shares.get(name) ?? 0) > 0.3 }).toMatchObject({ isMuch: true });
    expect(shares.get('Lumbre')).toBe(0);
    const [first, last] = [(await sharesOf('Solara'))[0], (await sharesOf('Solara')).at(-1)];
    expect([first?.evidenced, last?.evidenced]).toEqual([0, shares.get('Solara')]);
  });

  it('alone brings a startup to the highest level', async () => {
    const rows = await server.database.db
      .select({ name: startups.name, score: latestScores.score })
      .from(latestScores)
      .innerJoin(startups, eq(startups.id, latestScores.startup_id));
    const high = rows.filter(({ score }) => (score ?? 0) >= 80).map(({ name }) => name);
    expect(high.length).toBeGreaterThan(0);
    expect(high.filter((name) => !wellEvidenced.includes(name))).toEqual([]);
  });

  it('comes in every format that people send, in both languages', async () => {
    const rows = await server.database.db.select({ name: documents.name }).from(documents);
    const formats = new Set(rows.map(({ name }) => name.split('.').at(-1)));
    expect(formats).toEqual(new Set(['csv', 'docx', 'pdf', 'pptx', 'txt', 'xlsx']));
    expect(
      rows.filter(({ name }) => /presentacion|cuentas|resumen|dosier|solicitud/.test(name)).length,
    ).toBeGreaterThan(4);
  });

  it('has aged where nothing was stated for over a year', async () => {
    for (const name of aged) {
      const rows = (await evidence()).filter(({ startup }) => startup.name === name);
      const dates = rows.flatMap(({ startup, source, document }) => [
        startup.updated_at,
        source.at,
        document.created_at,
      ]);
      const months = dates.map((date) => (Date.parse(demoAnchor) - date.getTime()) / monthMs);
      expect(months.length).toBeGreaterThan(30);
      expect(months.filter((age) => age < 14 || age > 20)).toEqual([]);
      const [before, now] = (await sharesOf(name)).slice(-2);
      expect(before?.evidenced).toBeGreaterThan(0.2);
      expect(now?.evidenced).toBeLessThan(0.85 * (before?.evidenced ?? 0));
    }
  });

  it('is in the audit log as an upload of the administrator', async () => {
    const rows = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.target_type, 'document'), eq(auditEvents.action, 'create')));
    const stored = await server.database.db.select({ by: documents.user_id }).from(documents);
    expect(rows).toHaveLength(stored.length);
    expect(new Set(stored.map(({ by }) => by)).size).toBe(1);
  });

  it('is stored once, however often the server starts', async () => {
    expect(await seedDemo(server.services)).toBe(false);
  });

  it('leaves contradictions open, one of them with an answer that nobody has accepted', async () => {
    const rows = await server.database.db.select().from(startups);
    const open = rows.filter(({ open_contradictions }) => open_contradictions > 0);
    expect(open.map(({ name }) => name)).toEqual(['Ribera Foods']);
    const answered = rows.filter(({ answers }) => Object.keys(answers).length > 0);
    expect(answered.map(({ name }) => name)).toEqual(['Beca Fácil']);
    const { body } = await server.call('GET', `/api/startups/${answered[0]?.id}`, { as: admin });
    expect(body.startup.answers.growth_against_history).toMatchObject({
      text: expect.stringMatching(/^Because/),
      by_name: 'Elena Marín Cebrián',
      accepted: false,
    });
    expect(readDemoStartups().filter(({ answers }) => answers !== undefined)).toHaveLength(1);
  });
});
