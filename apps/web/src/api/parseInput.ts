import * as z from 'zod/mini';

// The page's content policy forbids building functions from text, which the schema library would try.
z.config({ jitless: true });

export { parseInput } from '@aval/contract';
