import { sender } from './send.ts';

// The request functions of each part of the contract. The response schemas of a part are loaded with its first request.

export const sendAccount = sender(() => import('@aval/contract/responses/account'));
export const sendAction = sender(() => import('@aval/contract/responses/actions'));
export const sendAdministration = sender(() => import('@aval/contract/responses/administration'));
export const sendCalculation = sender(() => import('@aval/contract/responses/calculations'));
export const sendDocument = sender(() => import('@aval/contract/responses/documents'));
export const sendMasterData = sender(() => import('@aval/contract/responses/masterData'));
export const sendNotice = sender(() => import('@aval/contract/responses/notices'));
export const sendPortfolio = sender(() => import('@aval/contract/responses/portfolios'));
export const sendProposal = sender(() => import('@aval/contract/responses/proposals'));
export const sendScraping = sender(() => import('@aval/contract/responses/scraping'));
export const sendService = sender(() => import('@aval/contract/responses/service'));
export const sendStartupList = sender(() => import('@aval/contract/responses/startupLists'));
export const sendStartup = sender(() => import('@aval/contract/responses/startups'));
export const sendUser = sender(() => import('@aval/contract/responses/users'));
