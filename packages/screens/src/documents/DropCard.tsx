import { documentExtensions, documentTypes, fileLimits } from '@aval/contract';
import { Card, Field, FileDrop, type FileProblem, formatFileSize, Select } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from './documents.css.ts';
import { documentTypeOf } from './documentTypeOf.ts';
import type { Ingestion } from './ingestion.ts';
import { useDocumentTypeNames } from './useDocumentTypeNames.ts';

const extensions = documentTypes.flatMap((type) => documentExtensions[type]);
const maxBytes = fileLimits.processDocument;
const none: readonly File[] = [];

interface DropCardProps {
  ingestion: Ingestion;
  onAdd: (files: readonly File[]) => void;
}

/** The drop area for files, with the document types that were recognised. */
export function DropCard({ ingestion: { files }, onAdd }: DropCardProps) {
  const { t } = useLingui();
  const names = useDocumentTypeNames();
  const last = files.at(-1);
  const type = last && documentTypeOf(last.name);
  const mostSize = formatFileSize(maxBytes);

  function refusal(file: string, problem: FileProblem): string {
    if (problem === 'type')
      return t`Unsupported file type: ${file}. Please upload a PDF, text, Excel, or PowerPoint file.`;
    if (problem === 'size') return t`${file} is larger than ${mostSize}. Please upload a smaller file.`;
    return t`${file} is empty. Please check the file or try another one.`;
  }

  return (
    <Card className={styles.drop}>
      <FileDrop
        hint={t`PDF, text, Excel or PowerPoint, at most ${mostSize} each`}
        extensions={extensions}
        maxSize={maxBytes}
        files={none}
        onFilesChange={onAdd}
        refusal={refusal}
      />
      <div className={styles.kinds}>
        <Field label={t`Document type`}>
          <Select
            disabled
            value={type ?? ''}
            options={[
              { value: '', label: t`From the file` },
              ...documentTypes.map((value) => ({ value, label: names[value] })),
            ]}
          />
        </Field>
        <Field label={t`Output format`}>
          <Select disabled value="json" options={[{ value: 'json', label: 'JSON' }]} />
        </Field>
      </div>
    </Card>
  );
}
