import { sender } from './send.ts';

// The request functions of each part of the contract. The response schemas of a part are loaded with its first request.

export const sendAccount = sender(() => import('@aval/contract/answers/account'));
export const sendAdministration = sender(() => import('@aval/contract/answers/administration'));
export const sendCalculation = sender(() => import('@aval/contract/answers/calculations'));
export const sendDocument = sender(() => import('@aval/contract/answers/documents'));
export const sendMasterData = sender(() => import('@aval/contract/answers/masterData'));
export const sendPortfolio = sender(() => import('@aval/contract/answers/portfolios'));
export const sendScraping = sender(() => import('@aval/contract/answers/scraping'));
export const sendService = sender(() => import('@aval/contract/answers/service'));
export const sendStartupList = sender(() => import('@aval/contract/answers/startupLists'));
export const sendStartup = sender(() => import('@aval/contract/answers/startups'));
export const sendUser = sender(() => import('@aval/contract/answers/users'));
