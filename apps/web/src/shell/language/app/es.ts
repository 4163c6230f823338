import { messages as ofForms } from '../../../../../../packages/forms/src/locales/es.po';
import { messages as ofScreens } from '../../../../../../packages/screens/src/locales/users/es.ts';
import { messages as ofApp } from '../../../locales/app/es.po';
import { messages as ofBoth } from '../../../locales/shared/es.po';

export const messages = { ...ofForms, ...ofScreens, ...ofBoth, ...ofApp };
