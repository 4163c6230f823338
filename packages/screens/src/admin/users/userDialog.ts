/** The open dialog of the user list, and the account it concerns. */
export type UserDialog = { open: 'create' } | { open: 'edit' | 'delete'; user: number };
