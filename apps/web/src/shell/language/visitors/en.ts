import { messages as ofForms } from '../../../../../../packages/forms/src/locales/en.po';
import { messages as ofScreens } from '../../../../../../packages/screens/src/locales/visitors/en.ts';
import { messages as ofBoth } from '../../../locales/shared/en.po';
import { messages as ofVisitors } from '../../../locales/visitors/en.po';

export const messages = { ...ofForms, ...ofScreens, ...ofBoth, ...ofVisitors };
