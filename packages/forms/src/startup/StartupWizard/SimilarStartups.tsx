import { startupFieldIssueText } from '@aval/contract';
import { Banner, TextLink } from '@aval/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useWizardForm } from '../useWizardForm.ts';
import * as styles from './StartupWizard.css.ts';

/** The identifying fields of a startup; empty ones are omitted. */
export interface SimilarQuery {
  name?: string;
  nif?: string;
  website?: string;
}

export interface SimilarStartup {
  id: number;
  name: string;
}

export type FindSimilar = (query: SimilarQuery) => Promise<readonly SimilarStartup[]>;

const quietTime = 600;
const shortestName = 3;

export interface SimilarStartupsProps {
  find: FindSimilar;
  startupHref: (id: number) => string;
}

/** Warns while typing when a startup with this name, tax number or website already exists. */
export function SimilarStartups({ find, startupHref }: SimilarStartupsProps) {
  const { control } = useWizardForm();
  const query = useWatch({
    control,
    compute: ({ name, nif, website_url: website }) => JSON.stringify(queryOf(name, nif, website)),
  });
  const [found, setFound] = useState<{ query: string; startups: readonly SimilarStartup[] } | null>(null);
  const latestFind = useRef(find);
  useEffect(() => {
    latestFind.current = find;
  });
  useEffect(() => {
    if (query === '{}') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      latestFind.current(JSON.parse(query) as SimilarQuery).then(
        (startups) => isCurrent && setFound({ query, startups }),
        // A failed check must not block the user.
        () => undefined,
      );
    }, quietTime);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);
  if (found === null || found.query !== query || found.startups.length === 0) return null;
  return (
    <Banner tone="warning" className={styles.similar}>
      <Trans>This may be registered already:</Trans>{' '}
      {found.startups.map((startup, index) => (
        <span key={startup.id}>
          {index > 0 && ', '}
          <TextLink variant="prose" href={startupHref(startup.id)} target="_blank">
            {startup.name}
          </TextLink>
        </span>
      ))}
    </Banner>
  );
}

function queryOf(name: unknown, nif: unknown, website: unknown): SimilarQuery {
  return {
    ...(text('name', name).length >= shortestName && { name: text('name', name) }),
    ...(text('nif', nif) !== '' && { nif: text('nif', nif) }),
    ...(text('website_url', website) !== '' && { website: text('website_url', website) }),
  };
}

/** The value of a field, or undefined when it is invalid. */
function text(id: 'name' | 'nif' | 'website_url', value: unknown): string {
  return typeof value === 'string' && startupFieldIssueText(id, value, 0) === null ? value.trim() : '';
}
