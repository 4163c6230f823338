import { messages as ofForms } from '../../../../../../packages/forms/src/locales/en.po';
import { messages as ofScreens } from '../../../../../../packages/screens/src/locales/users/en.ts';
import { messages as ofApp } from '../../../locales/app/en.po';
import { messages as ofBoth } from '../../../locales/shared/en.po';

export const messages = { ...ofForms, ...ofScreens, ...ofBoth, ...ofApp };
