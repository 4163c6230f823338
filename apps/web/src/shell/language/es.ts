import { messages as ofForms } from '../../../../../packages/forms/src/locales/es.po';
import { messages as ofApp } from '../../locales/es.po';

export const messages = { ...ofForms, ...ofApp };
