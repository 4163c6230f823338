import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { isOff } from '../Button/Button.css.ts';

const square = (size: string) =>
  ui({ inlineSize: size, blockSize: size, minBlockSize: 0, maxInlineSize: 'none', padding: 0 });

/** Added to the styles of the button. */
export const iconButton = recipe({
  variants: {
    size: {
      small: square(vars.control.heightSmall),
      medium: square(vars.control.height),
      large: square(vars.control.heightLarge),
    },
    tone: { normal: {}, danger: ui({ selectors: { [`&:not(${isOff})`]: { color: vars.color.dangerText } } }) },
  },
});
