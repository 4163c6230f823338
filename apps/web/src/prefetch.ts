import type { LoaderFunction } from 'react-router-dom';

import { myActions } from './api/actions.ts';
import { dashboardStats, myPortfolios, myStartups, topRelevant } from './api/dashboard.ts';
import { lookup } from './api/masterData.ts';
import { noticesOn } from './api/notices.ts';
import { queryClient } from './api/queryClient.ts';
import { calculationsOf, myStartupsSummary, startupById, startupSearch } from './api/startups.ts';
import { readAddress, searchQuery } from './lists/browseAddress.ts';
import type { RouteId, routes } from './routes.ts';
import { currentSession } from './shell/session/session.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Starts queries without awaiting them: a screen shows its skeleton until its data has loaded. */
const beginning =
  (begin: (...loader: Parameters<LoaderFunction>) => void): LoaderFunction =>
  (...loader) => {
    if (currentSession()) begin(...loader);
    return null;
  };

type PrefetchedRoute = { [Id in RouteId]: (typeof routes)[Id] extends { isPrefetched: true } ? Id : never }[RouteId];

const prefetchers: Record<PrefetchedRoute, LoaderFunction> = {
  dashboard: beginning(() => {
    void queryClient.prefetchQuery(dashboardStats);
    void queryClient.prefetchQuery(myPortfolios);
    void queryClient.prefetchQuery(topRelevant);
    void queryClient.prefetchQuery(myStartups);
    void queryClient.prefetchQuery(myActions);
  }),
  notices: beginning(({ request }) => {
    const page = wholeNumber(new URL(request.url).searchParams.get('page')) ?? 1;
    void queryClient.prefetchQuery(noticesOn(page));
  }),
  startup: beginning(({ params }) => {
    const id = Number(params['id']);
    if (!Number.isInteger(id) || id < 1) return;
    void queryClient.prefetchQuery(startupById(id));
    void queryClient.prefetchQuery(calculationsOf(id));
  }),
  startups: beginning(({ request }) => {
    void queryClient.prefetchQuery(startupSearch(searchQuery(readAddress(new URL(request.url).searchParams))));
    void queryClient.prefetchQuery(lookup('industries'));
    void queryClient.prefetchQuery(lookup('stages'));
    void queryClient.prefetchQuery(myStartupsSummary);
  }),
};

/** The loader of a route, which sends its first requests while its code is still loading. */
export const prefetcherOf = (id: RouteId): LoaderFunction =>
  id in prefetchers ? prefetchers[id as PrefetchedRoute] : () => null;
