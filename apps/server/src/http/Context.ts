import type { EndpointId, Locale } from '@aval/contract';

import type { Caller, AccessClaims } from '../services/Caller.ts';
import type { Services } from '../services/Services.ts';
import type { UploadedFile } from './UploadedFile.ts';

/** What a handler knows about the request in addition to its input. */
export interface Context<Who extends Caller | null = Caller> extends Services {
  caller: Who;
  locale: Locale;
  /** Every endpoint that this server serves. */
  endpointIds: readonly EndpointId[];
  /** The claims of a valid bearer token, also on public endpoints, because sign-out ends its session. */
  bearer: AccessClaims | null;
  /** The uploaded file, if the endpoint takes one. */
  file: UploadedFile | null;
  client: {
    address: string;
    userAgent: string | null;
    /** Whether the request came through a proxy. */
    isForwarded: boolean;
    refreshToken: string | null;
    /** What shows in which browser somebody signed in before. */
    device: string | null;
    ifMatch: string | null;
    ifUnmodifiedSince: Date | null;
  };
  response: {
    /** Sets the refresh cookie; null removes it. */
    refreshCookie(token: string | null, options?: { isRemembered: boolean }): void;
    /** Sets the cookie by which this browser is known at the next sign-in. */
    deviceCookie(token: string): void;
    /** Sets the content type of a response that is not JSON. */
    type(contentType: string): void;
    /** Marks the response as an uncached download with this file name. */
    download(fileName: string): void;
  };
}
