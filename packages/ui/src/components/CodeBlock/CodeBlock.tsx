import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import * as styles from './CodeBlock.css.ts';
import { CopyButton } from './CopyButton.tsx';

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** The text, exactly as it is copied. */
  code: string;
  /** Title, such as a file name or the purpose of a command. */
  title?: string | undefined;
  /** Shows line numbers, which are never copied. */
  hasLineNumbers?: boolean | undefined;
  /** Wraps long lines instead of scrolling sideways: prose, extracted documents. */
  isWrapped?: boolean | undefined;
}

/** Text to read exactly or copy: a command, a response of the server, the text of a document. */
export function CodeBlock({
  code,
  title,
  hasLineNumbers = false,
  isWrapped = false,
  className,
  ...rest
}: CodeBlockProps) {
  const texts = useTexts();
  const lines = code.replace(/\n$/, '').split('\n');
  return (
    <figure {...rest} className={clsx(styles.root, className)} data-titled={title !== undefined}>
      <figcaption className={styles.header}>
        <span className={styles.title}>{title}</span>
        <CopyButton text={code} />
      </figcaption>
      <section
        aria-label={title ?? texts.codeLabel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.scroller}
      >
        <pre className={styles.pre} data-wrapped={isWrapped} data-numbered={hasLineNumbers}>
          <code>
            {hasLineNumbers
              ? lines.map((line, index) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={index} className={styles.line}>
                    {`${line}\n`}
                  </span>
                ))
              : code}
          </code>
        </pre>
      </section>
    </figure>
  );
}
