/** The first day of a year, 'YYYY-MM-DD'. */
export const startOfYear = (year: number): string => `${year}-01-01`;
