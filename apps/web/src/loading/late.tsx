import { type ComponentType, lazy, useEffect, useState } from 'react';

import { codeCame } from './codeEvents.ts';

const Nothing = () => null;

/**
 * A component whose code comes when it is first shown; a Suspense around it says what stands there meanwhile. Where its
 * code cannot be had, as after a deployment, the page around it stays: a notice tells of it, and it is asked for again
 * once the network is back and when it is shown anew.
 *
 * @param Missing stands in its place then; nothing by default.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  function Absent(props: Props) {
    useEffect(
      () => () => {
        part = ask();
      },
      [],
    );
    return <Missing {...props} />;
  }
  let isMissing = false;
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    try {
      const part = await load();
      if (isMissing) dispatchEvent(new Event(codeCame));
      isMissing = false;
      return part;
    } catch {
      isMissing = true;
      return Absent;
    }
  };
  const ask = () => lazy(async () => ({ default: await fetchPart() }));
  let part = ask();
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      const handleReturn = () => {
        if (isMissing) setPart((part = ask()));
      };
      addEventListener('online', handleReturn);
      return () => removeEventListener('online', handleReturn);
    }, []);
    return <Part {...props} />;
  };
}
