export { errorBodySchema } from '@aval/contract';
