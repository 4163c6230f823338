import { join } from 'node:path';

import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

import { type Area, areas, isInArea } from './src/language/areas.ts';

const address = /^virtual:words\/(en|es)\/(\w+)$/;
const root = join(import.meta.dirname, '../..');

const isArea = (name: string): name is Area => Object.hasOwn(areas, name);

interface Spoken {
  id: string;
  text: string;
  /** The sources in which it stands. */
  files: readonly string[];
}

/** Every text of the workspace in one language. */
async function readAll(locale: string): Promise<{ catalogues: string[]; texts: Spoken[] }> {
  const config = getConfig({ cwd: root });
  const { fallbackLocales, sourceLocale } = config;
  const catalogues: string[] = [];
  const texts: Spoken[] = [];
  for (const catalog of await getCatalogs(config)) {
    catalogues.push(catalog.getFilename(locale));
    const { messages, missing } = await catalog.getTranslations(locale, { fallbackLocales, sourceLocale });
    if (missing.length > 0) throw new Error(`${locale} has no text for: ${missing[0]?.source}`);
    for (const [id, { origin = [] }] of Object.entries((await catalog.read(locale)) ?? {}))
      texts.push({ id, text: messages[id] ?? '', files: origin.map(([file]) => file) });
  }
  return { catalogues, texts };
}

/** Modules `virtual:words/<language>/<part>`: the part of the translated texts that belongs to some screens. */
export function words(): Plugin {
  const read = new Map<string, ReturnType<typeof readAll>>();
  return {
    name: 'aval-words',
    resolveId: (id) => (address.test(id) ? `\0${id}` : null),
    watchChange: () => read.clear(),
    load: {
      filter: { id: /^\0virtual:words\// },
      async handler(id) {
        const [, locale = '', area = ''] = address.exec(id.slice(1)) ?? [];
        if (!isArea(area)) throw new Error(`There is no part of the texts called ${area}.`);
        const all = read.get(locale) ?? readAll(locale);
        read.set(locale, all);
        const { catalogues, texts } = await all;
        const own = texts.filter(({ files }) => files.some((file) => isInArea(area, file)));
        const messages = Object.fromEntries(own.map(({ id: key, text }) => [key, text]));
        const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
        if (errors.length > 0) throw new Error(`${locale}: ${errors.map(({ error }) => error.message).join('\n')}`);
        for (const file of catalogues) this.addWatchFile(file);
        return { code: source, moduleType: 'js' };
      },
    },
  };
}
