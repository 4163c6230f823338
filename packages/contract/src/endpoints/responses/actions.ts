import * as z from 'zod/mini';

import { actionSchema } from '../../schemas/action.ts';
import { response } from '../response.ts';

// Recommendations that somebody has taken up.

const actions = response({ actions: z.array(actionSchema) });
const changed = response({ action: actionSchema, message: z.string() });

export const listMyActions = actions;
export const listActions = actions;
export const takeUpAction = changed;
export const updateAction = changed;
