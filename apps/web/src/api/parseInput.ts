import * as z from 'zod/mini';

// The page's content security policy forbids `eval`, which the schema library would otherwise use.
z.config({ jitless: true });

export { parseInput } from '@aval/contract';
