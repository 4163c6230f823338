import { QueryClientProvider } from '@tanstack/react-query';

import { queryClient } from '../../api/queryClient.ts';
import { AppFrame } from './AppFrame.tsx';

/** The layout of all pages for signed-in users. */
export function MainLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <AppFrame />
    </QueryClientProvider>
  );
}
