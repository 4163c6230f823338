import type { Reading, ScrapeRequest } from '@aval/screens';
import { type Json, useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { cancelScrapeUrl, type ScrapeResponse, scrapeUrl } from '../../../api/scraping.ts';
import { paths } from '../../../paths.ts';
import { asJson } from '../asJson.ts';
import { failureJson } from '../failureJson.ts';
import { toastDuration } from '../toastDuration.ts';
import { useScrapeFailure } from './useScrapeFailure.ts';

type ScrapeState = MutationState<ScrapeResponse, Error, ScrapeRequest>;

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
    mutationFn: scrapeUrl,
    onSuccess: (response, { isTest }) => {
      const isUnnamed = !isTest && !('message' in response);
      if (isUnnamed) {
        // The screen asks for the name.
        if (location.pathname !== paths.scraping)
          toast.info(t`The page does not say what the startup is called. Type its name under Scraping.`, {
            duration: toastDuration,
          });
        return;
      }
      toast.success('message' in response ? response.message : t`URL scraped successfully`, {
        duration: toastDuration,
      });
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
    reading: last ? readingOf(last) : null,
    isStopping: isScraping && isStopRequested,
    response: responseOf(last),
    scrape: mutate,
    stop: () => scrapeRequest && stopping.mutate(scrapeRequest),
  };
}

function readingOf({ variables: request, submittedAt: id, data, error }: ScrapeState): Reading | null {
  if (!request) return null;
  if (error) return { id, request, outcome: failureOf(error) };
  return { id, request, outcome: data ? { status: 'read', page: data.data } : { status: 'reading' } };
}

function failureOf(error: Error): Reading['outcome'] {
  const isInvalid = error instanceof ApiError && error.code === 'VALIDATION_FAILED';
  const status = isInvalid ? 'invalid' : isStopped(error) ? 'stopped' : 'failed';
  return { status, message: messageOf(error, '') };
}

/** The server's response to the latest reading; undefined while there is none. */
function responseOf(last: ScrapeState | undefined): Json {
  if (last?.status === 'success') return asJson(last.data);
  return last?.status === 'error' && !isStopped(last.error) ? failureJson(last.error) : undefined;
}

/** Whether the error means that the reading was stopped by a user. */
function isStopped(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'CANCELLED';
}
