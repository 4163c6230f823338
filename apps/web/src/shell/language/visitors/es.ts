import { messages as ofForms } from '../../../../../../packages/forms/src/locales/es.po';
import { messages as ofBoth } from '../../../locales/shared/es.po';
import { messages as ofVisitors } from '../../../locales/visitors/es.po';

export const messages = { ...ofForms, ...ofBoth, ...ofVisitors };
