import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { cancelScrapeUrl, type ScrapeResponse, scrapeUrl } from '../../../api/scraping.ts';
import { paths } from '../../../paths.ts';
import { toastDuration } from '../toastDuration.ts';
import { useScrapeFailure } from './useScrapeFailure.ts';

/** The URL to read, and whether to store the result. */
export interface ScrapeRequest {
  url: string;
  isTest: boolean;
}

export type ScrapeState = MutationState<ScrapeResponse, Error, ScrapeRequest>;

const key = ['administration', 'scraping', 'url'];

/** Reads one page. The request continues when the screen is left, and its result is shown on return. */
export function useScrapeUrl() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const reportFailure = useScrapeFailure();
  const states = useMutationState({ filters: { mutationKey: key }, select: ({ state }) => state as ScrapeState });

  const { mutate } = useMutation({
    mutationKey: key,
    networkMode: 'always',
    gcTime: Infinity,
    mutationFn: ({ url, isTest }: ScrapeRequest) => scrapeUrl(url, isTest),
    onSuccess: (answer, { isTest }) => {
      toast.success('message' in answer ? answer.message : t`URL scraped successfully`, { duration: toastDuration });
      if (!isTest) void client.invalidateQueries({ queryKey: ['startups'] });
    },
    onError: (error, { url }) => {
      if (isStopped(error)) {
        if (location.pathname !== paths.scraping) toast.info(error.message, { duration: toastDuration });
        return;
      }
      reportFailure(url, error);
    },
  });

  const stopping = useMutation({
    mutationFn: ({ url }: ScrapeRequest) => cancelScrapeUrl(url),
    // A reading that has ended in the meantime reports its own result.
    onError: (error) => {
      if (!(error instanceof ApiError && error.code === 'NOT_RUNNING'))
        toast.error(messageOf(error, t`Error stopping the scraping`));
    },
  });

  const last = states.at(-1);
  const scrapeRequest = last?.variables;
  const isScraping = last?.status === 'pending';
  const isStopRequested = stopping.isPending || (stopping.isSuccess && stopping.variables === scrapeRequest);
  return {
    last,
    isScraping,
    isStopping: isScraping && isStopRequested,
    scrape: mutate,
    stop: () => scrapeRequest && stopping.mutate(scrapeRequest),
  };
}

/** Whether the error means that the reading was stopped by a user. */
export function isStopped(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'CANCELLED';
}
