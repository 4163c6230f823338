import { formatPlain } from '@aval/metrics';

import {
  fieldGroups,
  fieldsOf,
  fill,
  ruleSources,
  ruleSourceTexts,
  type StartupField,
} from '../../packages/contract/src/index.ts';
import { fieldTexts } from './fieldTexts.ts';
import { Frame } from './Frame.tsx';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';
import { useLanguage } from './useLanguage.ts';

type Language = 'en' | 'es';

const code = (text: string) => <code className={styles.mono}>{text}</code>;

function rangeOf({ min, max, greaterThan, step, kind, maxLength, lookup }: StartupField, language: Language): string {
  if (lookup !== undefined) return lookup;
  if (maxLength !== undefined) return fill(fieldTexts.characters, { max: formatPlain(maxLength) })[language];
  const latest = kind === 'year' ? fieldTexts.now[language] : max === undefined ? null : formatPlain(max);
  const low = greaterThan ?? min;
  if (low === undefined || latest === null) return '';
  const first =
    greaterThan === undefined ? formatPlain(low) : fill(fieldTexts.above, { min: formatPlain(low) })[language];
  const range = fill(fieldTexts.to, { min: kind === 'year' ? String(low) : first, max: latest })[language];
  return step === undefined ? range : `${range}, ${fill(fieldTexts.step, { step: formatPlain(step) })[language]}`;
}

function wordsOf({ anchors = [] }: StartupField, language: Language): string {
  return anchors.map(({ value, label }) => `${formatPlain(value)}\u00A0${label[language]}`).join(' · ');
}

/** Formats a value: years and booleans unchanged, other numbers with separators. */
function valueOf({ kind }: StartupField, value: number | boolean | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'boolean' || kind === 'year' ? String(value) : formatPlain(value);
}

const columns = ['field', 'id', 'help', 'kind', 'range', 'starts', 'imported', 'scale', 'source'] as const;

/** The whole field table, group by group, as the forms and the server read it. */
export function FieldTable() {
  const language = useLanguage();
  const word = (id: keyof typeof fieldTexts): string => fieldTexts[id][language];
  return (
    <>
      <h1>{word('title')}</h1>
      <p>{word('start')}</p>
      <h2>{word('sources')}</h2>
      <Frame>
        <Table
          label={word('sources')}
          head={[word('source'), word('meaning')]}
          rows={ruleSources.map((source) => ({ id: source, cells: [code(source), ruleSourceTexts[source][language]] }))}
        />
      </Frame>
      {fieldGroups.map((group) => (
        <section key={group.id}>
          <h2>{group.title[language]}</h2>
          <Frame>
            <Table
              label={group.title[language]}
              head={columns.map(word)}
              figures={[5, 6]}
              rows={fieldsOf(group.id).map((field) => ({
                id: field.id,
                cells: [
                  field.label[language] + (field.required ? '\u00A0*' : ''),
                  code(field.id),
                  field.help?.[language] ?? '',
                  [field.kind, field.unit?.[language]].filter(Boolean).join(', '),
                  rangeOf(field, language),
                  field.kind === 'year' ? word('now') : valueOf(field, field.default),
                  valueOf(field, field.importDefault),
                  wordsOf(field, language),
                  code(field.source),
                ],
              }))}
            />
          </Frame>
        </section>
      ))}
    </>
  );
}
