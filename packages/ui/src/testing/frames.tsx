import type { ComponentType } from 'react';

import { cardBox, formBox, narrowBox } from './frames.css.ts';

/** Story decorators that frame a component. */

/** 240 px, where long Spanish texts must still fit. */
export const inNarrowBox = (Story: ComponentType) => (
  <div className={narrowBox}>
    <Story />
  </div>
);

/** As wide as a card of a grid. */
export const inCardBox = (Story: ComponentType) => (
  <div className={cardBox}>
    <Story />
  </div>
);

/** As wide as a form. */
export const inFormBox = (Story: ComponentType) => (
  <div className={formBox}>
    <Story />
  </div>
);
