import type { StyleRule } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';

type Rule = Omit<Exclude<StyleRule, unknown[]>, '@layer'>;

/** Puts a rule of this library into its cascade layer, so that an app's own class wins over it. */
export const ui = <T extends Rule>(rule: T) => ({ '@layer': { [layers.ui]: rule } });

/** The same for rules of an app. */
export const app = <T extends Rule>(rule: T) => ({ '@layer': { [layers.app]: rule } });
