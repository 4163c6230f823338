/** Stories of the states without data, the same for every framed chart. */
export const loadingState = { args: { status: { kind: 'loading' } } } as const;

export const errorState = {
  args: {
    status: {
      kind: 'error',
      title: 'Error loading startup data',
      text: 'The server did not answer.',
      onRetry: () => {},
    },
  },
} as const;
