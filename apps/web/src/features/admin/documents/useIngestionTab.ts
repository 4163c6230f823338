import { ingestionTabs } from '@aval/screens';
import { useSearchParams } from 'react-router-dom';

/** The tab in the address; null when it names none. */
export function useIngestionTab() {
  const [address, setAddress] = useSearchParams();
  const tab = ingestionTabs.find((id) => id === address.get('tab')) ?? null;
  function show(next: string) {
    // Read the current address: the list of open documents is stored there too, and may be newer than the last render.
    const params = new URLSearchParams(location.search);
    params.set('tab', next);
    setAddress(params, { replace: true, preventScrollReset: true });
  }
  return { tab, show };
}
