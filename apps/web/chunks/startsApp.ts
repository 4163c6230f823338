import { join } from 'node:path';

const web = join(import.meta.dirname, '..');

export const startOfApp = join(web, 'src/main.tsx');

const starting = [startOfApp, join(web, 'src/router.tsx'), join(web, 'index.html')];

/** Whether a module does something when it is run: the page runs it, and it makes the router and draws. */
export const startsApp = (id: string): boolean => starting.includes(id);
