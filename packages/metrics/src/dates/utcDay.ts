/** The UTC day of a time, 'YYYY-MM-DD', as evaluations are dated. */
export const utcDay = (time: Date | number | string): string => new Date(time).toISOString().slice(0, 10);
