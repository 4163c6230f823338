import { useLayoutEffect, useRef, useState } from 'react';

/** The custom property behind a token such as `vars.space.m`. */
export const propertyOf = (token: string): string => token.replace(/^var\((--[^,)]+).*$/, '$1');

/**
 * What tokens resolve to where they are shown, read from the page itself.
 *
 * @param tokens Expressions such as `vars.space.m`.
 * @returns A ref for the element to read at, and the values by token; empty before the first layout.
 */
export function useTokenValues<Host extends HTMLElement>(tokens: readonly string[]) {
  const host = useRef<Host>(null);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = tokens.join(' ');
  useLayoutEffect(() => {
    if (host.current === null) return;
    const computed = getComputedStyle(host.current);
    setValues(new Map(wanted.split(' ').map((token) => [token, computed.getPropertyValue(propertyOf(token)).trim()])));
  }, [wanted]);
  return [host, values] as const;
}

/** '0.75rem' as '12 px'; other values as they are. */
export function inPixels(value: string | undefined): string {
  const rem = /^([\d.]+)rem$/.exec(value ?? '')?.[1];
  return rem === undefined ? (value ?? '') : `${Number(rem) * 16} px`;
}
