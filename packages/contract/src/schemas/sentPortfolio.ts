import * as z from 'zod/mini';

import { optionalText, requiredText } from './primitives.ts';

export const portfolioNameLength = 100;
export const portfolioDescriptionLength = 500;

/** The editable data of a portfolio. */
export const savePortfolioSchema = z.strictObject({
  name: requiredText({ en: 'Name', es: 'Nombre' }, portfolioNameLength),
  description: optionalText({ en: 'Description', es: 'Descripción' }, portfolioDescriptionLength),
});
