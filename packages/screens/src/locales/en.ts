import { messages as ofUsers } from './users/en.ts';
import { messages as ofVisitors } from './visitors/en.ts';

export const messages = { ...ofUsers, ...ofVisitors };
