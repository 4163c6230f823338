import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, chromium, type Page } from 'playwright';

import { browserArgs, browserPath } from './browser.ts';
import { freePort, startProduct } from './product.ts';

const folder = 'look';
const themes = ['light', 'dark'] as const;
const widths = [1440, 390] as const;
const languages = ['en', 'es'] as const;
const password = 'Demo!2026';
const generousLimits = { AVAL_LIMIT_SIGN_IN: '1000', AVAL_LIMIT_SIGN_IN_ADDRESS: '1000', AVAL_LIMIT_CALLS: '100000' };

type Role = 'visitor' | 'admin' | 'corporate' | 'education' | 'investor' | 'founder';

interface Screen {
  name: string;
  path: string;
  roles: readonly Role[];
}

interface Variant {
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
  language: (typeof languages)[number];
}

const screens: readonly Screen[] = [
  { name: 'landing', path: '/', roles: ['visitor'] },
  { name: 'sign-in', path: '/login', roles: ['visitor'] },
  { name: 'register', path: '/register', roles: ['visitor'] },
  { name: 'forgot-password', path: '/forgot-password', roles: ['visitor'] },
  { name: 'about', path: '/about', roles: ['visitor'] },
  { name: 'terms', path: '/terms', roles: ['visitor'] },
  { name: 'contact', path: '/contact', roles: ['visitor'] },
  { name: 'dashboard', path: '/dashboard', roles: ['admin', 'investor', 'founder'] },
  { name: 'browse', path: '/startups', roles: ['admin', 'investor'] },
  { name: 'wizard', path: '/startups/add', roles: ['founder'] },
  { name: 'detail', path: '/startups/{best}', roles: ['admin', 'investor', 'corporate', 'education'] },
  { name: 'edit', path: '/startups/{best}/edit', roles: ['admin'] },
  { name: 'what-if', path: '/startups/{best}?whatif=cash_runway_months:3', roles: ['admin'] },
  { name: 'evolution', path: '/startups/{best}/compare', roles: ['admin', 'investor'] },
  { name: 'industry', path: '/startups/{best}/industry-compare', roles: ['admin', 'corporate'] },
  { name: 'my-startups', path: '/mystartups', roles: ['investor', 'founder'] },
  { name: 'edit-startup', path: '/mystartups?open=edit&startup={owned}', roles: ['founder'] },
  { name: 'my-portfolios', path: '/myportfolios', roles: ['investor'] },
  { name: 'portfolio', path: '/myportfolios?open=view&portfolio={portfolio}', roles: ['investor'] },
  { name: 'portfolio-adding', path: '/myportfolios?open=add&portfolio={portfolio}', roles: ['investor'] },
  { name: 'comparison', path: '/portfolios/{portfolio}/compare', roles: ['investor', 'corporate'] },
  { name: 'create-portfolio', path: '/portfolios/add', roles: ['investor'] },
  { name: 'profile', path: '/profile', roles: ['investor'] },
  { name: 'users', path: '/admin/users', roles: ['admin'] },
  { name: 'recalculation', path: '/admin/recalculation', roles: ['admin'] },
  { name: 'containers', path: '/admin/containers', roles: ['admin'] },
  { name: 'cron', path: '/admin/cron', roles: ['admin'] },
  { name: 'missing', path: '/nothing-here', roles: ['visitor', 'investor'] },
];

const variants: readonly Variant[] = themes.flatMap((theme) =>
  widths.flatMap((width) => languages.map((language) => ({ theme, width, language }))),
);

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part));

async function signIn(url: string, role: Role): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@demo.aval`, password, rememberMe: false }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${role} failed: ${await answer.text()}`);
  const { user, token } = (await answer.json()) as { user: { profile_type_name: string }; token: string };
  return {
    'aval.user': JSON.stringify(user),
    'aval.token': token,
    'aval.profile_type_name': user.profile_type_name,
  };
}

async function firstId(
  url: string,
  call: string,
  token: string,
  isFitting: (row: Row) => boolean = () => true,
): Promise<number> {
  const answer = await fetch(`${url}/api/${call}`, { headers: { authorization: `Bearer ${token}` } });
  const body = (await answer.json()) as { startups?: Row[]; portfolios?: Row[] };
  return (body.startups ?? body.portfolios ?? []).find(isFitting)?.id ?? 1;
}

interface Row {
  id: number;
  is_owner?: boolean;
}

/** The address of a screen, with the ids that a role has. */
async function addressOf(path: string, url: string, token = ''): Promise<string> {
  const ids = {
    '{best}': () => firstId(url, 'startups/top-relevant', token),
    '{owned}': () => firstId(url, 'startups/mine', token, ({ is_owner: isOwner }) => isOwner === true),
    '{portfolio}': () => firstId(url, 'portfolios/mine', token),
  };
  let address = path;
  for (const [place, idOf] of Object.entries(ids)) {
    if (address.includes(place)) address = address.replace(place, String(await idOf()));
  }
  return url + address;
}

async function takePicture(page: Page, name: string, fullPage = true): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: 'disabled' });
}

async function lookAtScreens(browser: Browser, taken: string[]): Promise<void> {
  const chosen = screens.filter((screen) => isWanted(screen.name));
  if (chosen.length === 0) return;
  const data = mkdtempSync(join(tmpdir(), 'aval-look-'));
  const given = process.env['AVAL_LOOK_URL'];
  const product = given ? { url: given, stop: async () => {} } : await startProduct(data, generousLimits);
  const sessions = new Map<Role, Record<string, string>>([['visitor', {}]]);
  for (const role of new Set(chosen.flatMap((screen) => screen.roles))) {
    if (role !== 'visitor') sessions.set(role, await signIn(product.url, role));
  }
  for (const screen of chosen) {
    // A dialog covers the window, not the page behind it.
    const isWholePage = !screen.path.includes('open=');
    for (const role of screen.roles) {
      const address = await addressOf(screen.path, product.url, sessions.get(role)?.['aval.token']);
      for (const { theme, width, language } of variants) {
        const name = `${screen.name}.${role}.${theme}.${width}.${language}`;
        const context = await browser.newContext({
          viewport: { width, height: width === 390 ? 844 : 900 },
          colorScheme: theme,
          reducedMotion: 'reduce',
          hasTouch: width === 390,
        });
        const stored = { ...sessions.get(role), 'aval.theme': theme, 'aval.language': language };
        await context.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, stored);
        const page = await context.newPage();
        await page.goto(address);
        // A screen with a live log is never idle.
        await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
        await takePicture(page, name, isWholePage);
        taken.push(name);
        await context.close();
      }
    }
  }
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; tags?: string[]; type: string }>;
}

async function serveStorybook(): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const server = spawn(
    'vite',
    ['preview', '--outDir', 'storybook-static', '--port', String(port), '--host', '127.0.0.1', '--strictPort'],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { url, process: server };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Storybook did not start. Run npm run build-storybook first.');
}

async function lookAtStories(browser: Browser, taken: string[]): Promise<void> {
  if (!existsSync('storybook-static/index.json')) {
    console.log('No Storybook is built, so no stories are looked at: npm run build-storybook');
    return;
  }
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as StoryIndex;
  const galleries = Object.values(entries).filter(
    (entry) => entry.type === 'story' && entry.tags?.includes('gallery') && isWanted(entry.id),
  );
  if (galleries.length === 0) return;
  const storybook = await serveStorybook();
  for (const story of galleries) {
    for (const { theme, width, language } of variants) {
      const name = `story.${story.id}.${theme}.${width}.${language}`;
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(
        `${storybook.url}/iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};locale:${language}`,
        { waitUntil: 'networkidle' },
      );
      await takePicture(page, name);
      taken.push(name);
      await context.close();
    }
  }
  storybook.process.kill();
}

function writeIndex(taken: readonly string[]): void {
  const groups = Map.groupBy(taken, (name) => name.split('.').slice(0, 2).join(' · '));
  const sections = [...groups].map(
    ([title, names]) =>
      `<h2>${title}</h2><div>${names
        .map(
          (name) =>
            `<figure><a href="${name}.png"><img loading="lazy" src="${name}.png" alt=""></a><figcaption>${name}</figcaption></figure>`,
        )
        .join('')}</div>`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Aval: every screen and story</title><style>body{font:14px system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;width:300px}img{width:100%;border:1px solid silver}</style>${sections.join('')}`,
  );
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] });
const taken: string[] = [];
try {
  await lookAtScreens(browser, taken);
  await lookAtStories(browser, taken);
} finally {
  await browser.close();
}
writeIndex(taken);
console.log(`${taken.length} pictures in ${folder}/, with ${folder}/index.html to leaf through them.`);
