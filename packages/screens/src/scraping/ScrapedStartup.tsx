import { fieldLabel, type MasterDataLists, type Omitted, startupField, type StartupFieldId } from '@aval/contract';
import { Button, Card, CardHeader, type DataColumn, DataTable, LinkButton, TextLink } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { useId } from 'react';

import { useLocale } from '../text/useLocale.ts';
import { NameForm } from './NameForm.tsx';
import type { ScrapedPage } from './Reading.ts';
import { type ScrapedFact, scrapedFacts } from './scrapedFacts.ts';
import * as styles from './scraping.css.ts';
import { SourceNotes } from './SourceNotes.tsx';

export interface ScrapingPaths {
  startup: (id: number) => string;
  editStartup: (id: number) => string;
}

interface ScrapedStartupProps {
  page: ScrapedPage;
  /** Nothing was stored. */
  isTest: boolean;
  lookups: MasterDataLists | undefined;
  /** Registers the startup that is shown; with a name when the page does not state it. */
  onSave: (name?: string) => void;
  paths: ScrapingPaths;
}

/** The result of a page: what does not add up in it, each fact with its quote, the fields that get a default and those that stay empty. */
export function ScrapedStartup({ page, isTest, lookups, onSave, paths }: ScrapedStartupProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const titleId = useId();
  const addsUpId = useId();
  const columns = useFactColumns(page.contradictions.flatMap(({ contradiction }) => contradiction.fields));
  const facts = scrapedFacts(page, lookups, locale);
  const startupId = page.startupId ?? null;
  const label = (id: string) => fieldLabel(id)[locale];
  const isUnnamed = startupId === null && page.missing.includes('name');
  const missing = page.missing
    .filter((id) => id !== 'name')
    .map(label)
    .join(', ');
  const defaults = Array.isArray(page.startup['defaulted_fields']) ? page.startup['defaulted_fields'].length : 0;
  const title = t`${plural(facts.length, { one: '# fact found', other: '# facts found' })}`;
  return (
    <>
      <Card padding="none" aria-labelledby={titleId}>
        <CardHeader
          titleId={titleId}
          title={title}
          description={
            <TextLink href={page.source} isExternal>
              {page.source}
            </TextLink>
          }
          tools={
            startupId === null ? (
              !isUnnamed && (
                <Button icon={Save} variant="primary" onClick={() => onSave()}>
                  {t`Create Startup`}
                </Button>
              )
            ) : (
              <LinkButton href={paths.startup(startupId)}>{t`Open Startup`}</LinkButton>
            )
          }
        />
        <div className={styles.bareNotes}>
          {isTest && <p>{t`Test mode: nothing was stored.`}</p>}
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
        {page.contradictions.length > 0 && (
          <section className={styles.addsUp} aria-labelledby={addsUpId}>
            <h3 id={addsUpId} className={styles.addsUpTitle}>{t`Does it add up?`}</h3>
            <SourceNotes
              contradictions={page.contradictions}
              editHref={startupId === null ? null : paths.editStartup(startupId)}
            />
          </section>
        )}
        {isUnnamed && <NameForm onSave={onSave} />}
        <DataTable label={title} columns={columns} rows={facts} rowKey={({ id }) => id} />
      </Card>
      {page.omitted.length > 0 && <LeftOut omitted={page.omitted} />}
    </>
  );
}

/** What the page states and was not stored, each with the reason and its words. */
function LeftOut({ omitted }: { omitted: readonly Omitted[] }) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Card padding="none" aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Left out`}
        description={t`What no field holds, and why.`}
        tools={<span className={styles.times}>{omitted.length}</span>}
      />
      <ul className={styles.omitted}>
        {omitted.map(({ what, reason, quote }) => (
          <li key={`${what} ${quote}`} className={styles.omission}>
            <span className={styles.omissionCell}>{what}</span>
            <span className={styles.omissionCell}>{reason}</span>
            <span className={styles.omissionCell}>{`«${quote}»`}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** @param involved The fields whose figures contradict others. */
function useFactColumns(involved: readonly string[]): DataColumn<ScrapedFact>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const label = (id: StartupFieldId) => startupField(id).label[locale];
  return [
    {
      id: 'field',
      header: t`Field`,
      width: '14rem',
      isRowHeader: true,
      cell: ({ id }) => (
        <>
          {label(id)}
          {involved.some((path) => path === id || path.startsWith(`${id}.`)) && (
            <p className={styles.lacks}>{t`Does not fit other figures`}</p>
          )}
        </>
      ),
    },
    { id: 'value', header: t`Value`, lines: 2, cell: ({ value }) => value },
    {
      id: 'quote',
      header: t`In the words of the page`,
      lines: 2,
      cell: ({ quote }) => (quote === '' ? '' : `«${quote}»`),
    },
  ];
}
