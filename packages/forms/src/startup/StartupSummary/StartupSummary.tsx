import {
  type FactId,
  fieldGroups,
  type FieldGroupId,
  isFactId,
  type StartupFieldId,
  startupFieldIds,
  type StartupFieldRow,
} from '@aval/contract';
import { Badge, DefinitionList, SourceMark, type SourceMarkProps, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { FoldingCard } from '../../folding/FoldingCard.tsx';
import { useFormsLocale } from '../../messages.ts';
import { lookupLabel, type LookupRows } from '../lookups.ts';
import { descriptionsOf, wizardFieldsOf } from '../wizardFields.ts';
import { fieldText } from './fieldText.ts';
import { HistoryButton } from './HistoryButton.tsx';
import * as styles from './StartupSummary.css.ts';
import { useListed } from './useListed.tsx';
import { usualSource } from './usualSource.ts';

export interface StartupSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Values by field as in the API: a stored startup, or what a form would send. */
  startup: { readonly [Id in StartupFieldId]?: unknown };
  /** The lists with the labels of the classifications; an id without a row shows 'Unknown'. */
  lookups: LookupRows;
  /** Fields whose value is an unconfirmed default. */
  defaultedFields?: readonly string[] | undefined;
  /** Returns the source of a field's value; without it no sources are shown. */
  sourceOf?: ((field: StartupFieldId) => Pick<SourceMarkProps, 'kind' | 'text'> | null) | undefined;
  /** Returns what is said beside a field's value, such as that it is old; null for most. */
  noteOf?: ((field: StartupFieldId) => ReactNode) | undefined;
  /** Opens the values that a field has had; without it, marks are no buttons. */
  onHistory?: ((field: FactId) => void) | undefined;
  /** Edits a group; without it the cards are read-only. */
  onEdit?: ((group: FieldGroupId) => void) | undefined;
  /** Heading level of the cards. */
  level?: 2 | 3 | undefined;
  /** On screens with one column, the cards are collapsible, with the first one open. */
  isFolding?: boolean | undefined;
}

/**
 * All facts of a startup in six cards, with its people, competitors and revenue by year if there are any. Missing and
 * unstated values are marked; where most values have the same source, it is said once and marks stay for the others.
 */
export function StartupSummary({
  startup,
  lookups,
  defaultedFields = [],
  sourceOf,
  noteOf,
  onHistory,
  onEdit,
  level = 2,
  isFolding = false,
  className,
  ...rest
}: StartupSummaryProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const defaulted = new Set(defaultedFields);
  const usual = sourceOf ? usualSource(startupFieldIds.filter((id) => isPresent(startup[id])).map(sourceOf)) : null;
  const listed = useListed(startup, (field, term) => markOf(field, term, defaulted.has(field)));

  /** The mark of a present value. */
  function markOf(field: StartupFieldId, term: string, isDefault: boolean): ReactNode {
    const source = isDefault ? null : sourceOf?.(field);
    const isUsual = source?.kind === 'stated' && source.text === usual;
    const mark = source && !isUsual ? <SourceMark {...source} isIconOnly /> : null;
    if (!onHistory || !isFactId(field)) return mark;
    return <HistoryButton name={term} mark={mark} onOpen={() => onHistory(field)} />;
  }

  function contentOf(field: StartupFieldRow): ReactNode {
    const value = startup[field.id];
    if (field.id === 'is_private') return isYes(value) ? t`Private` : t`Public`;
    if (field.id === 'is_owner') return isYes(value) ? t`You` : t`Not you`;
    if (field.lookup) {
      if (typeof value !== 'number') return null;
      const row = lookups[field.lookup]?.find((candidate) => candidate.id === value);
      return row ? lookupLabel(row) : t`Unknown`;
    }
    if (field.kind === 'url' && typeof value === 'string' && /^https?:\/\//i.test(value)) {
      return (
        <TextLink href={value} isExternal>
          {value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
        </TextLink>
      );
    }
    if (field.kind === 'longText') return isText(value) ? <span className={styles.text}>{value}</span> : null;
    return typeof value === 'string' ? value : fieldText(field, value, locale);
  }

  function itemOf(field: StartupFieldRow) {
    const content = contentOf(field);
    const isDefault = defaulted.has(field.id) && content !== null;
    const term = (field.shortLabel ?? field.label)[locale];
    return {
      id: field.id,
      term,
      layout: field.kind === 'longText' ? ('stacked' as const) : undefined,
      value: content,
      badge: isDefault ? (
        <Badge icon={CircleDashed}>
          <Trans>default</Trans>
        </Badge>
      ) : (
        noteOf?.(field.id)
      ),
      mark: content === null ? null : markOf(field.id, term, isDefault),
    };
  }

  return (
    <div {...rest} className={className}>
      {usual !== null && (
        <p className={styles.usual}>
          {onHistory ? <Trans>With a clock: {usual}</Trans> : <Trans>Without a mark: {usual}</Trans>}
        </p>
      )}
      <div className={styles.cards}>
        {fieldGroups.map((group, index) => {
          const fields = wizardFieldsOf(group.id);
          const list = listed.get(group.id);
          const described = descriptionsOf(group.id).filter(({ id }) => isText(startup[id]));
          return (
            <FoldingCard
              key={group.id}
              className={styles.card}
              isFolding={isFolding}
              isOpenAtFirst={index === 0}
              title={group.title[locale]}
              level={level}
              tools={
                onEdit && (
                  <button
                    type="button"
                    className={styles.edit}
                    aria-label={t`Edit ${group.title[locale]}`}
                    onClick={() => onEdit(group.id)}
                  >
                    <Trans>Edit</Trans>
                  </button>
                )
              }
            >
              {fields.some((field) => field.id === 'description') && (
                <Description text={startup.description} onHistory={onHistory && (() => onHistory('description'))} />
              )}
              <DefinitionList
                hasMarks={sourceOf !== undefined || onHistory !== undefined}
                items={[
                  ...fields.filter((field) => field.id !== 'description').map(itemOf),
                  ...(list ? [list] : []),
                  ...described.map(itemOf),
                ]}
              />
            </FoldingCard>
          );
        })}
      </div>
    </div>
  );
}

function Description({ text, onHistory }: { text: unknown; onHistory: (() => void) | undefined }) {
  const { t } = useLingui();
  return isText(text) ? (
    <p className={styles.description}>
      {text} {onHistory && <HistoryButton name={t`Description`} mark={null} onOpen={onHistory} />}
    </p>
  ) : (
    <p className={`${styles.description} ${styles.noDescription}`}>
      <Trans>No description</Trans>
    </p>
  );
}

function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isYes(value: unknown): boolean {
  return value === true || value === 1;
}
