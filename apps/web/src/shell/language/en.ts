import { messages as ofForms } from '../../../../../packages/forms/src/locales/en.po';
import { messages as ofApp } from '../../locales/en.po';

export const messages = { ...ofForms, ...ofApp };
