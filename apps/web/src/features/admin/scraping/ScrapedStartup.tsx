import { fieldLabel, startupField, type StartupFieldId } from '@aval/contract';
import { Button, Card, CardHeader, type DataColumn, DataTable, LinkButton, TextLink } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { useId } from 'react';

import { allLookups } from '../../../api/masterData.ts';
import type { ScrapeResponse } from '../../../api/scraping.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { paths } from '../../../paths.ts';
import { useLocale } from '../../../shell/language/useLocale.ts';
import { type ScrapedFact, scrapedFacts } from './scrapedFacts.ts';
import * as styles from './scraping.css.ts';
import type { ScrapeRequest } from './useScrapeUrl.ts';

interface ScrapedStartupProps {
  scrapeRequest: ScrapeRequest;
  answer: ScrapeResponse;
  /** Registers the startup that a test run has shown. */
  onSave: () => void;
}

/** The result of a page: each fact with its quote, the fields that get a default and those that stay empty. */
export function ScrapedStartup({ scrapeRequest, answer: { data }, onSave }: ScrapedStartupProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const titleId = useId();
  const { data: lookups } = useQuery(allLookups());
  const columns = useFactColumns();
  const facts = scrapedFacts(data, lookups, locale);
  const startupId = 'startupId' in data ? data.startupId : null;
  const label = (id: string) => fieldLabel(id)[locale];
  const missing = data.missing.map(label).join(', ');
  const defaults = Array.isArray(data.startup['defaulted_fields']) ? data.startup['defaulted_fields'].length : 0;
  const title = t`${plural(facts.length, { one: '# fact found', other: '# facts found' })}`;
  return (
    <Card padding="none" aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={title}
        description={
          <TextLink href={data.source} isExternal>
            {data.source}
          </TextLink>
        }
        tools={
          startupId === null ? (
            <Button icon={Save} variant="primary" onClick={onSave}>
              {t`Create Startup`}
            </Button>
          ) : (
            <LinkButton href={paths.startup(startupId)}>{t`Open Startup`}</LinkButton>
          )
        }
      />
      <div className={styles.bareNotes}>
        {scrapeRequest.isTest && <p>{t`Test mode: nothing was stored.`}</p>}
        {defaults > 0 && (
          <p>
            {t`${plural(defaults, {
              one: '# field takes its default and counts as unknown.',
              other: '# fields take their default and count as unknown.',
            })}`}
          </p>
        )}
        {missing !== '' && (
          <p>
            {t`Not stated, to be completed before there is a calculation: ${missing}.`}{' '}
            {startupId !== null && <TextLink href={paths.editStartup(startupId)}>{t`Complete it`}</TextLink>}
          </p>
        )}
      </div>
      <DataTable label={title} columns={columns} rows={facts} rowKey={({ id }) => id} rowHeight="double" />
    </Card>
  );
}

function useFactColumns(): DataColumn<ScrapedFact>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const label = (id: StartupFieldId) => startupField(id).label[locale];
  return [
    { id: 'field', header: t`Field`, width: '14rem', isRowHeader: true, cell: ({ id }) => label(id) },
    { id: 'value', header: t`Value`, lines: 2, cell: ({ value }) => value },
    {
      id: 'quote',
      header: t`In the words of the page`,
      lines: 2,
      cell: ({ quote }) => (quote === '' ? '' : `«${quote}»`),
    },
  ];
}
