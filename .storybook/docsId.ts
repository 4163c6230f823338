/** The id of the docs page of a title, as Storybook derives it. */
export const idOf = (title: string): string => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
