import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx/lite';
import { ChartLine, CircleX, Table2 } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';

import { Button } from '../../components/Button/Button.tsx';
import { root as appearing } from '../../components/Loading/Loading.css.ts';
import { Loading } from '../../components/Loading/Loading.tsx';
import { useTexts } from '../../texts/TextsContext.ts';
import {
  bareDescription,
  descriptionText,
  errorIcon,
  figure,
  foot,
  header,
  headerText,
  loading,
  plot,
  plotHeight,
  skeleton,
  skeletonBlock,
  skeletonLine,
  stateBox,
  stateText,
  stateTitle,
  titleText,
  toggle,
  toggleWord,
  tools as toolsStyle,
  unsaved,
} from './ChartFrame.css.ts';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';
import { ExportMenu } from './export/ExportMenu.tsx';

export type ChartStatus =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'empty'; title?: string; text?: string; action?: ReactNode }
  | { kind: 'error'; title: string; text?: string; onRetry?: () => void };

/** Props that every framed chart accepts. */
export interface ChartFrameOptions extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** Names the figure; a heading unless the frame is bare. */
  title: string;
  /** Level of the heading, to match the page. @default 3 */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** One or two sentences; by default the chart generates one from the data. */
  description?: string | undefined;
  /** Replaces the drawing while there are no data, at the same height. @default ready */
  status?: ChartStatus | undefined;
  /** More controls next to 'View as table'. */
  tools?: ReactNode | undefined;
  /**
   * Only the drawing: title and description stay for assistive technology, no table. For a panel with its own header.
   * @default false
   */
  isBare?: boolean | undefined;
  /** Offers the chart as PNG, SVG and CSV. @default true */
  isExportable?: boolean | undefined;
}

export interface ChartFrameProps extends ChartFrameOptions {
  /** Generates the description from the data; called only when there are data and no `description`. */
  describe: () => string;
  /** The same figures in the same order; as a function when building it is slow. */
  table: ChartTableData | (() => ChartTableData);
  /** Height of the plot in px, the same in every state. */
  height: number;
  /** Measures the width of the plot. */
  plotRef?: RefObject<HTMLDivElement | null> | undefined;
  /** Below the drawing: what the colours, dashes and markers mean. */
  legend?: ReactNode | undefined;
  /** For an export, draws a scrollable chart whole, in place of the part marked `data-export="whole"`. */
  drawWhole?: ((host: HTMLElement) => void) | undefined;
  /** The drawing, laid out for the width that `plotRef` measures. */
  children: ReactNode;
}

/**
 * The frame of every chart: title, description, the drawing or the equivalent table, and the states without data at
 * the same height.
 */
export function ChartFrame({
  title,
  titleLevel = 3,
  description,
  describe,
  table,
  status = { kind: 'ready' },
  height,
  plotRef,
  legend,
  tools,
  isBare = false,
  isExportable = true,
  drawWhole,
  ref,
  className,
  children,
  ...rest
}: ChartFrameProps) {
  const texts = useTexts();
  const figureRef = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => figureRef.current, []);
  const tableOf = () => (typeof table === 'function' ? table() : table);
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const isReady = status.kind === 'ready';
  const text = description ?? (isReady ? describe() : '');
  const Title = `h${titleLevel}` as const;
  const word = isTable ? texts.viewAsChart : texts.viewAsTable;
  return (
    <figure
      aria-labelledby={`${id}title`}
      aria-describedby={text === '' ? undefined : `${id}description`}
      aria-busy={status.kind === 'loading' || undefined}
      data-state={status.kind}
      {...rest}
      ref={figureRef}
      className={clsx(figure, className)}
    >
      <figcaption className={isBare ? bareDescription : header}>
        <div className={headerText}>
          <Title id={`${id}title`} className={titleText}>
            {title}
          </Title>
          {!isBare && (
            <div className={toolsStyle} data-export="none">
              {tools}
              <Button
                variant="ghost"
                size="small"
                icon={isTable ? ChartLine : Table2}
                aria-label={`${word}: ${title}`}
                disabled={!isReady}
                className={toggle}
                onClick={() => setIsTable(!isTable)}
              >
                <span className={toggleWord}>{word}</span>
              </Button>
              {isExportable && (
                <ExportMenu
                  title={title}
                  figure={figureRef}
                  table={tableOf}
                  hasPicture={!isTable}
                  isDisabled={!isReady}
                  drawWhole={drawWhole}
                  onFailedChange={setIsUnsaved}
                />
              )}
            </div>
          )}
        </div>
        {isUnsaved && (
          <p role="alert" className={unsaved} data-export="none">
            {texts.exportFailed}
          </p>
        )}
        {text !== '' && (
          <p id={`${id}description`} className={descriptionText}>
            {text}
          </p>
        )}
        {text === '' && status.kind === 'loading' && !isBare && <div className={`${appearing} ${skeletonLine}`} />}
      </figcaption>
      <div ref={plotRef} className={plot} style={assignInlineVars({ [plotHeight]: `${height}px` })}>
        {isReady && (isTable ? <ChartTable label={title} data={tableOf()} /> : children)}
        {!isReady && <ChartState status={status} />}
      </div>
      {isReady && !isTable && Boolean(legend) && <div className={foot}>{legend}</div>}
    </figure>
  );
}

function ChartState({ status }: { status: Exclude<ChartStatus, { kind: 'ready' }> }) {
  const texts = useTexts();
  if (status.kind === 'loading')
    return (
      <Loading className={loading}>
        <div className={skeleton}>
          <div className={skeletonLine} />
          <div className={skeletonBlock} />
          <div className={skeletonLine} />
        </div>
      </Loading>
    );
  if (status.kind === 'empty')
    return (
      <div className={stateBox}>
        <ChartLine size={16} strokeWidth={1.5} aria-hidden="true" />
        <p className={stateTitle}>{status.title ?? texts.noData}</p>
        {status.text !== undefined && <p className={stateText}>{status.text}</p>}
        {status.action}
      </div>
    );
  return (
    <div className={stateBox} role="alert">
      <CircleX className={errorIcon} size={16} strokeWidth={1.5} aria-hidden="true" />
      <p className={stateTitle}>{status.title}</p>
      {status.text !== undefined && <p className={stateText}>{status.text}</p>}
      {status.onRetry !== undefined && (
        <Button size="small" onClick={status.onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
