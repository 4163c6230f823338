import type { Parts } from '../Parts.ts';
import type { Layout } from './Layout.ts';
import { lineLayouts } from './lines.ts';
import { pageLayouts } from './pages.ts';
import { proseLayouts } from './prose.ts';
import { tableLayouts } from './tables.ts';

const kinds = [lineLayouts, tableLayouts, proseLayouts, pageLayouts];

export const layouts: Parts<Layout> = {
  seen: kinds.flatMap(({ seen }) => seen),
  heldOut: kinds.flatMap(({ heldOut }) => heldOut),
};
