/** The year of a date, 'YYYY-MM-DD'. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));
