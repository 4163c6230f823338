import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, chromium, type Page } from 'playwright';

import { browserArgs, browserPath } from './browser.ts';
import { demoLimits, demoSession, type Role } from './demoSession.ts';
import { startProduct } from './product.ts';
import { addressOf, screens, settle } from './screens.ts';
import { serveStorybook } from './serveStorybook.ts';
import { waitForStory } from './waitForStory.ts';

const folder = 'look';
const themes = ['light', 'dark'] as const;
const widths = [1440, 390] as const;
const languages = ['en', 'es'] as const;

interface Variant {
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
  language: (typeof languages)[number];
}

const variants: readonly Variant[] = themes.flatMap((theme) =>
  widths.flatMap((width) => languages.map((language) => ({ theme, width, language }))),
);

/** As different as two variants can be. */
const stateVariants = variants.filter(
  ({ theme, width, language }) =>
    (theme === 'light') === (width === 1440) && (theme === 'light') === (language === 'en'),
);

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part));

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
  const product = given ? { url: given, stop: async () => {} } : await startProduct(data, demoLimits);
  const sessions = new Map<Role, Record<string, string>>([['visitor', {}]]);
  for (const role of new Set(chosen.flatMap((screen) => screen.roles))) {
    if (role !== 'visitor') sessions.set(role, await demoSession(product.url, role));
  }
  for (const screen of chosen) {
    // A dialog covers the viewport, not the whole page.
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
        await settle(page);
        await takePicture(page, name, isWholePage);
        taken.push(name);
        await context.close();
      }
    }
  }
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}

interface Entry {
  id: string;
  title: string;
  name: string;
  tags?: string[];
  type: string;
}

interface StoryIndex {
  entries: Record<string, Entry>;
}

const isGallery = ({ tags = [] }: Entry): boolean => tags.includes('gallery');

async function lookAtStories(browser: Browser, taken: string[]): Promise<void> {
  if (!existsSync('storybook-static/index.json')) {
    console.log('No Storybook is built, so no stories are looked at: npm run build-storybook');
    return;
  }
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as StoryIndex;
  const stories = Object.values(entries).filter(
    (entry) => entry.type === 'story' && isWanted(entry.id) && (isGallery(entry) || entry.title.startsWith('Screens/')),
  );
  if (stories.length === 0) return;
  const storybook = await serveStorybook();
  for (const variant of variants) {
    const { theme, width, language } = variant;
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const story of stories) {
      // The states of a screen differ in what they show, its gallery in how it looks.
      if (!isGallery(story) && !stateVariants.includes(variant)) continue;
      const name = `story.${story.id}.${theme}.${width}.${language}`;
      await page.goto(
        `${storybook.url}/iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};locale:${language}`,
      );
      await waitForStory(page);
      await takePicture(page, name);
      taken.push(name);
    }
    await page.close();
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
