import { messages as ofForms } from '../../../../../../packages/forms/src/locales/es.po';
import { messages as ofScreens } from '../../../../../../packages/screens/src/locales/visitors/es.ts';
import { messages as ofBoth } from '../../../locales/shared/es.po';
import { messages as ofVisitors } from '../../../locales/visitors/es.po';

export const messages = { ...ofForms, ...ofScreens, ...ofBoth, ...ofVisitors };
