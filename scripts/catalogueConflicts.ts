import { readFileSync } from 'node:fs';

import { formatter } from '@lingui/format-po';

const format = formatter();

interface Place {
  catalogue: string;
  translation: string;
  origins: string;
}

/**
 * The messages to which catalogues of one language give different translations, one sentence each. The app merges
 * its catalogues by the id of a message, so only the translation loaded last would be shown.
 *
 * @param paths The catalogues (.po) of one language.
 */
export async function catalogueConflicts(paths: readonly string[], locale: string): Promise<string[]> {
  const messages = new Map<string, { text: string; places: Place[] }>();
  for (const catalogue of paths) {
    const options = { locale, sourceLocale: 'en', filename: catalogue };
    for (const [id, item] of Object.entries(await format.parse(readFileSync(catalogue, 'utf8'), options))) {
      const context = item.context === undefined ? '' : ` (${item.context})`;
      const message = messages.get(id) ?? { text: `'${item.message ?? id}'${context}`, places: [] };
      const origins = (item.origin ?? []).map(([file]) => file).join(', ');
      message.places.push({ catalogue, translation: item.translation ?? '', origins });
      messages.set(id, message);
    }
  }
  return [...messages.values()]
    .filter(({ places }) => new Set(places.map(({ translation }) => translation)).size > 1)
    .map(({ text, places }) => `${text} has several translations: ${places.map(placeText).join('; ')}`);
}

function placeText({ catalogue, translation, origins }: Place): string {
  return `'${translation}' in ${catalogue} (${origins})`;
}
