import { messages as ofAccount } from '../account/en.po';
import { messages as ofLanding } from '../landing/en.po';
import { messages as shared } from '../shared/en.po';

export const messages = { ...shared, ...ofAccount, ...ofLanding };
