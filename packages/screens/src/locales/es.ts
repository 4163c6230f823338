import { messages as ofUsers } from './users/es.ts';
import { messages as ofVisitors } from './visitors/es.ts';

export const messages = { ...ofUsers, ...ofVisitors };
