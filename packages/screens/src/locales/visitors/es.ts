import { messages as ofAccount } from '../account/es.po';
import { messages as ofLanding } from '../landing/es.po';
import { messages as shared } from '../shared/es.po';

export const messages = { ...shared, ...ofAccount, ...ofLanding };
