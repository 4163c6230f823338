import { clsx } from 'clsx/lite';
import { FileText, Upload, X } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { Button } from '../Button/Button.tsx';
import { FieldError } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { acceptFiles, type FileProblem, formatFileSize, plainExtension, type RefusedFile } from './acceptFiles.ts';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The chosen files; controlled by the parent. */
  files: readonly File[];
  /** Called with all files after one was added or removed. */
  onFilesChange: (files: readonly File[]) => void;
  /** Replaces 'Drop files here'. */
  title?: string | undefined;
  /** What may be dropped: 'PDF, text, Excel or PowerPoint'. */
  hint?: string | undefined;
  /** File extensions ('pdf', '.PDF'); every type by default. */
  extensions?: readonly string[] | undefined;
  /** Bytes; 20 MB by default. */
  maxSize?: number | undefined;
  /** Accepts several files; when false, a new file replaces the old one. */
  isMultiple?: boolean | undefined;
  /** Accepts nothing, for example while uploading. */
  disabled?: boolean | undefined;
  /** Custom message for a rejected file. */
  refusal?: ((name: string, problem: FileProblem) => string) | undefined;
  /** Details of a file: its pages, how many fields were found. */
  fileDetail?: ((file: File) => ReactNode) | undefined;
}

const defaultMaxSize = 20_000_000;

/** Chooses files by drag and drop or with a button, and lists them. */
export function FileDrop({
  files,
  onFilesChange,
  title,
  hint,
  extensions: given = [],
  maxSize = defaultMaxSize,
  isMultiple = true,
  disabled = false,
  refusal,
  fileDetail,
  className,
  ...rest
}: FileDropProps) {
  const texts = useTexts();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const extensions = given.map(plainExtension);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  function take(chosen: FileList | null) {
    if (disabled || chosen === null || chosen.length === 0) return;
    const result = acceptFiles(files, [...chosen], { extensions, maxSize, isMultiple });
    setRefused(result.refused);
    onFilesChange(result.files);
  }

  function handleDragOver(event: DragEvent<HTMLDivElement>) {
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    if (!disabled) setOver(true);
  }

  function handleDragLeave(event: DragEvent<HTMLDivElement>) {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setOver(false);
  }

  function handleDrop(event: DragEvent<HTMLDivElement>) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  function remove(index: number) {
    const crosses = [...(list.current?.querySelectorAll('button') ?? [])];
    (crosses[index + 1] ?? crosses[index - 1] ?? button.current)?.focus();
    setRefused([]);
    onFilesChange(files.filter((_, other) => other !== index));
  }

  function wordsFor({ name, problem }: RefusedFile): string {
    if (refusal) return refusal(name, problem);
    if (problem === 'type') return fillText(texts.fileWrongType, { name, types: hint ?? extensions.join(', ') });
    return fillText(problem === 'size' ? texts.fileTooLarge : texts.fileIsEmpty, {
      name,
      size: formatFileSize(maxSize),
    });
  }

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div
        className={styles.zone}
        data-state={disabled ? 'disabled' : isOver ? 'over' : 'idle'}
        onDragOver={handleDragOver}
        onDragLeave={handleDragLeave}
        onDrop={handleDrop}
      >
        <Upload aria-hidden className={styles.icon} />
        <p className={styles.title}>{title ?? texts.fileDropTitle}</p>
        {hint !== undefined && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        <Button
          ref={button}
          size="small"
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : hintId}
          onClick={() => input.current?.click()}
        >
          {texts.fileSelect}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={texts.fileSelect}
          disabled={disabled}
          multiple={isMultiple}
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <div role="alert" className={styles.errors}>
        {refused.map((file, index) => (
          <FieldError key={`${index}-${file.name}`}>{wordsFor(file)}</FieldError>
        ))}
      </div>
      {files.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={texts.fileList}>
          {files.map((file, index) => (
            <li key={`${file.name}-${file.size}-${file.lastModified}`} className={styles.file}>
              <FileText aria-hidden className={styles.fileIcon} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{formatFileSize(file.size)}</span>
              {fileDetail && <span className={styles.detail}>{fileDetail(file)}</span>}
              <IconButton
                icon={X}
                size="small"
                label={fillText(texts.removeFile, { name: file.name })}
                disabled={disabled}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
