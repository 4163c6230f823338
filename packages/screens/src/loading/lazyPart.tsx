import { type ComponentType, lazy, useEffect, useState } from 'react';

import { chunkRecovered } from './chunkEvents.ts';

const Nothing = () => null;

/**
 * Like React's `lazy`, for part of a page. When the chunk cannot be loaded, for example after a deployment, the rest of the
 * page keeps working: a notice reports the error, and the chunk is requested again when the network returns and when the
 * part is rendered again.
 *
 * @param Missing is rendered instead of a part that could not be loaded. @default nothing
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  function Absent(props: Props) {
    useEffect(
      () => () => {
        part = makeLazy();
      },
      [],
    );
    return <Missing {...props} />;
  }
  let isMissing = false;
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    try {
      const part = await load();
      if (isMissing) dispatchEvent(new Event(chunkRecovered));
      isMissing = false;
      return part;
    } catch {
      isMissing = true;
      return Absent;
    }
  };
  const makeLazy = () => lazy(async () => ({ default: await fetchPart() }));
  let part = makeLazy();
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      const handleReturn = () => {
        if (isMissing) setPart((part = makeLazy()));
      };
      addEventListener('online', handleReturn);
      return () => removeEventListener('online', handleReturn);
    }, []);
    return <Part {...props} />;
  };
}
