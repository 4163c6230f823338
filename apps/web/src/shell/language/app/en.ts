import { messages as ofForms } from '../../../../../../packages/forms/src/locales/en.po';
import { messages as ofApp } from '../../../locales/app/en.po';
import { messages as ofBoth } from '../../../locales/shared/en.po';

export const messages = { ...ofForms, ...ofBoth, ...ofApp };
