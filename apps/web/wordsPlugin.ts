import { join } from 'node:path';

import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

import { type Area, areas, isInArea } from './src/language/areas.ts';

const address = /^virtual:words\/(en|es)\/(\w+)$/;
const root = join(import.meta.dirname, '../..');

const isArea = (name: string): name is Area => Object.hasOwn(areas, name);

/** The texts of one part, from every catalogue of the workspace. */
async function wordsOf(area: Area, locale: string) {
  const config = getConfig({ cwd: root });
  const messages: Record<string, string> = {};
  const files: string[] = [];
  for (const catalog of await getCatalogs(config)) {
    files.push(catalog.getFilename(locale));
    const { fallbackLocales, sourceLocale } = config;
    const found = await catalog.getTranslations(locale, { fallbackLocales, sourceLocale });
    if (found.missing.length > 0) throw new Error(`${locale} has no text for: ${found.missing[0]?.source}`);
    for (const [id, { origin = [] }] of Object.entries((await catalog.read(locale)) ?? {}))
      if (origin.some(([file]) => isInArea(area, file))) messages[id] = found.messages[id] ?? '';
  }
  return { files, ...createCompiledCatalog(locale, messages, { namespace: 'es' }) };
}

/** Modules `virtual:words/<language>/<part>`: the part of the translated texts that belongs to some screens. */
export function words(): Plugin {
  return {
    name: 'aval-words',
    resolveId: (id) => (address.test(id) ? `\0${id}` : null),
    load: {
      filter: { id: /^\0virtual:words\// },
      async handler(id) {
        const [, locale = '', area = ''] = address.exec(id.slice(1)) ?? [];
        if (!isArea(area)) throw new Error(`There is no part of the texts called ${area}.`);
        const { files, source, errors } = await wordsOf(area, locale);
        if (errors.length > 0) throw new Error(`${locale}: ${errors.map(({ error }) => error.message).join('\n')}`);
        for (const file of files) this.addWatchFile(file);
        return { code: source, moduleType: 'js' };
      },
    },
  };
}
