/** How long a toast of the administration stays, in milliseconds. */
export const toastDuration = 5000;
