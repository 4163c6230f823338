import { masterDataSeed, type StartupListItem, type User } from '@aval/contract';
import { vi } from 'vitest';

/** A request as the browser sends it. */
interface SentCall {
  headers: Headers;
  query: URLSearchParams;
  body: unknown;
}

/** The response to one endpoint; a function may also reject, like a network error, or never resolve. */
export type StubResponse = object | ((call: SentCall) => Promise<Response>);

/** Responses by 'METHOD /path', without the query. */
export type StubResponses = Readonly<Record<string, StubResponse>>;

const named = (rows: readonly { id: number; label: string }[]) => rows.map((row) => ({ ...row, name: row.label }));

const lists: StubResponses = {
  'GET /api/startups/industries': { industries: masterDataSeed.industries },
  'GET /api/startups/stages': { stages: masterDataSeed.stages },
  'GET /api/startups/business-models': { businessModels: masterDataSeed.businessModels },
  'GET /api/startups/market-sizes': { marketSizes: named(masterDataSeed.marketSizes) },
  'GET /api/startups/financing-types': { financingTypes: named(masterDataSeed.financingTypes) },
  'GET /api/actions': { actions: [] },
  'GET /api/notices/count': { unread: 0 },
  'GET /api/admin/proposals/count': { waiting: 0 },
  'GET /api/startups/similar': { startups: [] },
  'POST /api/auth/logout': { message: 'Signed out' },
};

/** A successful response, or an error with a code of the contract. */
export function respond(body: object, status = 200): Promise<Response> {
  return Promise.resolve(Response.json({ success: status < 400, ...body }, { status }));
}

/** Stubs the server; requests without a defined response fail with status 500. */
export function stubServer(responses: StubResponses): { calls: string[] } {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const [path = '', query = ''] = address.split('?');
    const name = `${method} ${path}`;
    calls.push(name);
    const response = responses[name] ?? lists[name];
    if (typeof response === 'function') {
      return response({
        headers: new Headers(headers),
        query: new URLSearchParams(query),
        body: typeof body === 'string' ? JSON.parse(body) : null,
      });
    }
    return response
      ? respond(response)
      : respond({ error: 'INTERNAL', message: '', details: null, requestId: 'x' }, 500);
  });
  return { calls };
}

/** A user who can sign in. */
export function person(id: number, differences: Partial<User> = {}): User {
  return {
    id,
    email: `person${id}@example.com`,
    first_name: `Person${id}`,
    last_name: 'Example',
    phone: null,
    linkedin_personal_url: null,
    company_name: null,
    linkedin_company_url: null,
    role: 'user',
    role_code: 'user',
    role_name: 'User',
    profile_type: 'I',
    profile_type_code: 'I',
    profile_type_name: 'Investor',
    profile_group: 'INVESTOR',
    profile_group_code: 'INVESTOR',
    profile_group_name: 'Investor',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    email_confirmed: true,
    is_invited: false,
    ...differences,
  };
}

/** A startup in a list, not yet evaluated. */
export function listedStartup(id: number, name: string, differences: Partial<StartupListItem> = {}): StartupListItem {
  return {
    id,
    name,
    description: null,
    location: null,
    foundation_year: null,
    website_url: null,
    industry_id: null,
    stage_id: null,
    business_model_id: null,
    is_private: 0,
    is_owner: false,
    is_following: false,
    updated_at: '2026-01-01T00:00:00.000Z',
    IE_investability_score: null,
    IE_investability_level: 'Not Evaluated',
    coverage: null,
    evidenced: null,
    range: null,
    open_contradictions: 0,
    ...differences,
  };
}
