import type { DocumentType } from '@aval/contract';
import { Button, Card, CardHeader, EmptyState, formatFileSize, IconButton, ProgressBar } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleStop, FileSpreadsheet, FileText, type LucideIcon, Presentation, ScanText, X } from 'lucide-react';
import { useId } from 'react';

import type { DocumentPaths } from './documentPaths.ts';
import * as styles from './documents.css.ts';
import { documentTypeOf } from './documentTypeOf.ts';
import { FileStatus } from './FileStatus.tsx';
import type { IngestedFile, Ingestion } from './ingestion.ts';
import { SameDocumentNote } from './SameDocumentNote.tsx';
import { useDocumentTypeNames } from './useDocumentTypeNames.ts';

export interface FilesCardProps {
  ingestion: Ingestion;
  onProcess: () => void;
  onStop: () => void;
  onClear: () => void;
  onRemove: (id: string) => void;
  paths: Pick<DocumentPaths, 'startup'>;
}

const icons: Record<DocumentType, LucideIcon> = {
  pdf: FileText,
  text: FileText,
  excel: FileSpreadsheet,
  powerpoint: Presentation,
};

const isOver = ({ state }: IngestedFile): boolean => ['read', 'saved', 'failed'].includes(state.status);

/** The files of the batch, with their progress. */
export function FilesCard({
  ingestion: { files, isProcessing },
  onProcess,
  onStop,
  onClear,
  onRemove,
  paths,
}: FilesCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const over = files.filter(isOver).length;
  const isRead = files.some(({ state }) => state.status === 'read');
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`${plural(files.length, { one: '# file', other: '# files' })}`}
        tools={
          <>
            {isProcessing ? (
              <Button icon={CircleStop} variant="ghost" onClick={onStop}>
                {t`Stop`}
              </Button>
            ) : (
              files.length > 0 && (
                <Button variant="ghost" onClick={onClear}>
                  {t`Clear`}
                </Button>
              )
            )}
            <Button
              icon={ScanText}
              variant={isRead ? 'secondary' : 'primary'}
              isLoading={isProcessing}
              loadingLabel={t`Processing...`}
              onClick={onProcess}
            >
              {t`Process Documents`}
            </Button>
          </>
        }
      />
      {isProcessing && (
        <ProgressBar
          label={t`${over} of ${plural(files.length, { one: '# file', other: '# files' })}`}
          value={over}
          max={Math.max(1, files.length)}
        />
      )}
      {files.length === 0 ? (
        <EmptyState
          icon={FileText}
          title={t`No file selected`}
          description={t`Each document is read on its own, and becomes a startup once its fields are saved.`}
        />
      ) : (
        <ul className={styles.files} aria-label={t`Files`}>
          {files.map((one) => (
            <FileLine key={one.id} one={one} onRemove={onRemove} paths={paths} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface FileLineProps extends Pick<FilesCardProps, 'onRemove' | 'paths'> {
  one: IngestedFile;
}

function FileLine({ one: { id, name, size, state }, onRemove, paths }: FileLineProps) {
  const { t } = useLingui();
  const names = useDocumentTypeNames();
  const type = documentTypeOf(name);
  const Icon = type === null ? FileText : icons[type];
  const isBusy = state.status === 'reading' || state.status === 'mapping';
  return (
    <li className={styles.file} data-file={name}>
      <Icon aria-hidden className={styles.fileIcon} />
      <span className={styles.fileName}>{name}</span>
      <span className={styles.fileFacts}>
        {[type && names[type], size !== null && formatFileSize(size)].filter(Boolean).join(' · ')}
      </span>
      <FileStatus state={state} paths={paths} />
      <IconButton icon={X} size="small" label={t`Remove ${name}`} disabled={isBusy} onClick={() => onRemove(id)} />
      {'data' in state && state.data.same_as && <SameDocumentNote same={state.data.same_as} paths={paths} />}
      {'data' in state && state.data.warning !== undefined && <p className={styles.fileNote}>{state.data.warning}</p>}
      {state.status === 'failed' && <p className={styles.fileError}>{state.message}</p>}
    </li>
  );
}
