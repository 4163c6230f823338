import * as z from 'zod/mini';

import { messageResponse } from '../response.ts';

// Health and contact.

const status = z.object({ status: z.string() });

export const healthLive = status;
export const healthReady = status;
export const contact = messageResponse;
