import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Fragment, type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';

import { themeColors } from '../packages/ui/src/theme/colors.ts';
import { type ThemeName, themeNames } from '../packages/ui/src/theme/palette.ts';
import { frameAddress } from './frameAddress.ts';

interface GlobalsEvent {
  globals: Record<string, unknown>;
}

const events = [GLOBALS_UPDATED, SET_GLOBALS];

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel();
  for (const event of events) channel.on(event, onChange);
  return () => {
    for (const event of events) channel.off(event, onChange);
  };
}

/** The value of a toolbar item; docs pages without a story have no other access to it. */
export function useGlobal(name: string): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    const last = events.map((event) => (addons.getChannel().last(event) as GlobalsEvent[] | undefined)?.[0]?.globals);
    const value = (last[0] ?? last[1])?.[name];
    return typeof value === 'string' ? value : undefined;
  });
}

function docsTheme(name: ThemeName) {
  const { color } = themeColors(name);
  return create({
    base: name,
    fontBase: "'Inter Variable', Inter, system-ui, sans-serif",
    fontCode: "'Geist Mono Variable', ui-monospace, monospace",
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.border,
    colorSecondary: color.link,
    textColor: color.text,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    inputBg: color.surface,
    inputTextColor: color.text,
  });
}

const docsThemes: Record<ThemeName, ReturnType<typeof docsTheme>> = {
  light: docsTheme('light'),
  dark: docsTheme('dark'),
};

/** The container of every docs page, in the theme, density and language of the toolbar. */
export function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useGlobal('theme');
  const density = useGlobal('density') ?? 'comfortable';
  const locale = useGlobal('locale') ?? 'en';
  const theme = themeNames.find((name) => name === chosen) ?? 'light';
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, density });
    document.documentElement.lang = locale;
  }, [theme, density, locale]);
  const globals = `theme:${theme};density:${density};locale:${locale}`;
  Object.assign(globalThis, { PREVIEW_URL: frameAddress(globals) });
  return (
    <DocsContainer {...rest} theme={docsThemes[theme]}>
      <Fragment key={globals}>{children}</Fragment>
    </DocsContainer>
  );
}
