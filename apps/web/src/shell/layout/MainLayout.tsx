import { QueryClientProvider } from '@tanstack/react-query';

import { queryClient } from '../../api/queryClient.ts';
import { AppFrame } from './AppFrame.tsx';

/** What every page for signed-in people stands in. */
export function MainLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <AppFrame />
    </QueryClientProvider>
  );
}
