import type { Block, PairMarkup } from '../Block.ts';
import type { Parts } from '../Parts.ts';
import { capitalized, type Writer } from '../writer.ts';
import type { Layout } from './Layout.ts';
import { asides, rowsOf } from './rows.ts';

/** A page about the company: its name, what it does, and its facts in one kind of markup. */
const pageWith =
  (markup: PairMarkup) =>
  (writer: Writer): Block[] => {
    const { startup, state, fields } = writer;
    const intro = fields.includes('description') ? [`${state('name')} ${state('description')}.`] : [];
    return [
      { kind: 'heading', text: state('name') },
      ...intro.map((text): Block => ({ kind: 'paragraph', text: capitalized(text) })),
      {
        kind: 'pairs',
        pairs: rowsOf(writer, writer.pair, (field) => field !== 'name' && field !== 'description'),
        markup,
      },
      ...asides(writer),
      { kind: 'paragraph', text: `© 2026 ${startup.name}` },
    ];
  };

const page = (name: string, markup: PairMarkup): Layout => ({
  name,
  kind: 'page',
  formats: ['html'],
  blocks: pageWith(markup),
});

export const pageLayouts: Parts<Layout> = {
  seen: [page('page with definitions', 'definitions'), page('page with bold labels', 'strong')],
  heldOut: [page('page with cards', 'cards'), page('page with a table', 'table')],
};
