import type { Plugin } from 'vite';

import { routes } from '../packages/contract/src/routes.ts';
import { virtualModule } from './virtualModule.ts';

/**
 * Method, path and access of every endpoint. Not an import of the contract, because then every story would depend on
 * it, and Chromatic would capture all of them again whenever it changes.
 */
export const apiRoutesPlugin = (): Plugin =>
  virtualModule('api-routes', () => `export const routes = ${JSON.stringify(routes)};`);
