export { isErrorCode } from '@aval/contract';
