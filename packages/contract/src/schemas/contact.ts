import * as z from 'zod/mini';

import { requiredText } from './primitives.ts';
import { email } from './sentAccount.ts';

/** A message of the contact form. */
export const contactSchema = z.strictObject({
  name: requiredText({ en: 'Name', es: 'Nombre' }, 200),
  email,
  message: requiredText({ en: 'Message', es: 'Mensaje' }, 5000),
});
