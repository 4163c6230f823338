/** How long the toasts of the administration stay, in milliseconds. */
export const toastDuration = 5000;
