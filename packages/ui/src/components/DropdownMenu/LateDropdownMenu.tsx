import {
  type ComponentPropsWithRef,
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

// With the button, not with the menu: a stylesheet that failed with its code is not asked for a second time.
import './DropdownMenu.css.ts';
import type { DropdownMenuProps } from './DropdownMenu.tsx';

type TriggerProps = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'aria-haspopup' | 'aria-expanded' | 'onPointerEnter' | 'onFocus' | 'onPointerDown' | 'onKeyDown'
>;

export interface LateDropdownMenuProps extends Pick<DropdownMenuProps, 'entries' | 'onOpenChange'> {
  /** The button that opens it, given what it needs for that. */
  renderTrigger: (props: TriggerProps) => ReactElement;
}

// Null where it cannot be had now, as without a server: whoever reaches for the button again asks for it again.
const load = () => import('./menuWhenLoaded.ts').catch(() => null);
const opens: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

/**
 * A DropdownMenu whose code weighs more than what stands around its button, and that few open: it is fetched when
 * somebody reaches for the button, and the press that was too early is made again.
 */
export function LateDropdownMenu({ entries, onOpenChange, renderTrigger }: LateDropdownMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<DropdownMenuProps>>();
  const trigger = useRef<HTMLButtonElement>(null);
  const isComing = useRef(false);

  async function repeat(press: Event): Promise<void> {
    if (isComing.current) return;
    isComing.current = true;
    const loaded = await load();
    isComing.current = false;
    if (loaded === null) return;
    // With the menu the button is a new one: the focus goes over to it before anything is painted.
    flushSync(() => setMenu(() => loaded.DropdownMenu));
    trigger.current?.focus({ preventScroll: true });
    trigger.current?.dispatchEvent(press);
  }

  function handlePointerDown({ nativeEvent }: PointerEvent): void {
    if (nativeEvent.button === 0) void repeat(new globalThis.PointerEvent(nativeEvent.type, nativeEvent));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!opens.has(event.key)) return;
    event.preventDefault();
    void repeat(new globalThis.KeyboardEvent(event.type, event.nativeEvent));
  }

  const untilLoaded = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onPointerDown: handlePointerDown,
    onKeyDown: handleKeyDown,
  } as const;
  // The ref is only handed on to the button.
  // oxlint-disable-next-line react/refs
  const button = renderTrigger({ ref: trigger, ...(Menu === undefined && untilLoaded) });
  return Menu === undefined ? button : <Menu trigger={button} entries={entries} onOpenChange={onOpenChange} />;
}
