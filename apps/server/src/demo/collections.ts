import type { DemoAction, DemoFollows, DemoPortfolio } from './types.ts';

export const demoFollows: readonly DemoFollows[] = [
  {
    user: 'admin',
    startups: ['solara', 'kelpa', 'nomada-health', 'lumbre', 'cumbre-security', 'faro-legal', 'ostra-bio'],
  },
  {
    user: 'corporate',
    startups: ['galerna-wind', 'sextante-ai', 'nomina-clara', 'cofre', 'terralux', 'nordlys-grid', 'senda', 'solara'],
  },
  {
    user: 'education',
    startups: ['aula-abierta', 'campus-lab', 'cuaderno-vivo', 'pulso-materno', 'retina-clara', 'tandem-lingua'],
  },
  {
    user: 'investor',
    startups: ['solara', 'nomada-health', 'lumbre', 'cumbre-security', 'puente', 'aula-abierta', 'ribera-foods'],
  },
  { user: 'founder', startups: ['neuroraiz', 'pulso-materno', 'galerna-wind', 'ortoprint', 'hilo'] },
  { user: 'henrik', startups: ['solara', 'sextante-ai', 'retina-clara', 'cofre', 'probador', 'tierra-firme'] },
  { user: 'sofia', startups: ['tendero', 'puente', 'marea-logistics', 'horno-conecta'] },
  { user: 'paula', startups: ['chispa-motors', 'granel', 'probador'] },
  { user: 'nerea', startups: ['aula-abierta', 'bodega-directa', 'horno-conecta'] },
];

export const demoPortfolios: readonly DemoPortfolio[] = [
  {
    owner: 'investor',
    name: 'Seed Iberia',
    description: 'First cheques in Spain and Portugal, up to the first million.',
    created_at: '2025-03-25T09:12:30Z',
    startups: ['puente', 'alba-robotics', 'aula-abierta', 'boticaria', 'lumbre', 'tramontana-cloud'],
  },
  {
    owner: 'investor',
    name: 'Climate',
    description: 'Companies whose sales grow when emissions fall.',
    created_at: '2025-06-18T15:40:05Z',
    startups: ['solara', 'lumbre', 'kumo-energia', 'galerna-wind'],
  },
  {
    owner: 'investor',
    name: 'Campus 2026',
    description: 'Met at the university demo day in February.',
    created_at: '2026-02-20T18:05:44Z',
    startups: ['aula-abierta', 'leo-contigo', 'neuroraiz'],
  },
  {
    owner: 'admin',
    name: 'Iberia Seed 2026',
    description: 'Candidates of the spring call, from the strongest to the weakest.',
    created_at: '2026-04-20T10:31:18Z',
    startups: ['solara', 'puente', 'kelpa', 'kumo-energia', 'faro-legal', 'tendero'],
  },
  {
    owner: 'admin',
    name: 'Waiting for data',
    description: 'Little is stated about them, or they have no score yet.',
    created_at: '2026-05-25T08:22:57Z',
    startups: ['vereda-mobility', 'mentorea', 'alba-robotics', 'ostra-bio', 'caudal-pay'],
  },
  {
    owner: 'corporate',
    name: 'Proveedores innovadores',
    description: 'Candidatas a piloto con las áreas de compras, riesgos y personas.',
    created_at: '2025-02-13T11:48:09Z',
    startups: ['galerna-wind', 'cumbre-security', 'sextante-ai', 'nomina-clara', 'senda'],
  },
  {
    owner: 'corporate',
    name: 'Net zero pilots',
    description: 'Energy, heat and materials for the plants in Sagunto and Bilbao.',
    created_at: '2025-10-30T16:20:36Z',
    startups: ['solara', 'lumbre', 'hilo', 'nordlys-grid'],
  },
  {
    owner: 'education',
    name: 'Spin-offs',
    description: 'Companies born in a laboratory of the university or of a partner.',
    created_at: '2025-07-01T07:55:20Z',
    startups: ['kelpa', 'neuroraiz', 'leo-contigo', 'pulso-materno'],
  },
  {
    owner: 'education',
    name: 'Herramientas para el aula',
    description: 'Productos que la facultad de educación prueba este curso.',
    created_at: '2025-09-15T12:10:02Z',
    startups: ['aula-abierta', 'campus-lab', 'cuaderno-vivo', 'beca-facil', 'tandem-lingua'],
  },
  {
    owner: 'founder',
    name: 'Benchmarks',
    description: 'Health companies that were at our stage two years ago.',
    created_at: '2026-01-12T19:33:51Z',
    startups: ['kelpa', 'pulso-materno', 'retina-clara', 'nomada-health'],
  },
  {
    owner: 'henrik',
    name: 'Nordic and Iberian growth',
    description: '',
    created_at: '2025-05-05T13:00:00Z',
    startups: ['nordlys-grid', 'cofre', 'retina-clara', 'campus-lab', 'kestrel-freight'],
  },
];

export const demoActions: readonly DemoAction[] = [
  {
    startup: 'kelpa',
    by: 'founder',
    rule: 'raise_round',
    created_at: '2025-06-20T09:14:02Z',
    assignee: 'Nuria Castro Bouzas',
    due_date: '2025-12-15',
    proof: 'Shareholders’ agreement and bank statement',
    is_accepted: true,
  },
  {
    startup: 'kelpa',
    by: 'founder',
    rule: 'business_cofounder',
    created_at: '2026-01-09T17:40:26Z',
    assignee: 'Nuria Castro Bouzas',
    due_date: '2026-06-15',
    proof: 'Signed founders’ agreement, with shares and dedication',
    is_accepted: false,
  },
  {
    startup: 'alba-robotics',
    by: 'founder',
    rule: 'state_debt',
    created_at: '2026-05-04T10:22:51Z',
    assignee: 'External accountant',
    due_date: null,
    proof: 'Balance sheet of the last quarter',
    is_accepted: false,
  },
  {
    startup: 'solara',
    by: 'markel',
    rule: 'revenue_per_head',
    created_at: '2026-06-08T08:05:37Z',
    assignee: 'Head of sales',
    due_date: '2026-12-31',
    proof: 'Payroll and accounts of the year',
    is_accepted: false,
  },
];
