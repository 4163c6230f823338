import type { EndpointId, Locale } from '@aval/contract';

import type { Caller, AccessClaims } from '../services/Caller.ts';
import type { Services } from '../services/Services.ts';
import type { UploadedFile } from './UploadedFile.ts';

/** What a handler knows of the call besides its input. */
export interface Context<Who extends Caller | null = Caller> extends Services {
  caller: Who;
  locale: Locale;
  /** Every call that this server answers. */
  endpointIds: readonly EndpointId[];
  /** What a bearer token that is ours says, also where none is asked for: sign-out ends its session. */
  bearer: AccessClaims | null;
  /** What came with the call, where it takes a file. */
  file: UploadedFile | null;
  client: {
    address: string;
    userAgent: string | null;
    /** The call came through a proxy. */
    isForwarded: boolean;
    refreshToken: string | null;
    ifMatch: string | null;
    ifUnmodifiedSince: Date | null;
  };
  answer: {
    /** Sets the refresh cookie; null removes it. */
    refreshCookie(token: string | null, options?: { isRemembered: boolean }): void;
    /** The content type of an answer that is not JSON. */
    type(contentType: string): void;
    /** The answer is a file that browsers save under this name, and that nobody keeps in between. */
    download(fileName: string): void;
  };
}
