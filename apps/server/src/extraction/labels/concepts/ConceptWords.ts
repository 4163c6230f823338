/**
 * The words for each concept in both languages, folded and separated by spaces. A star stands for any ending, and an
 * underscore joins the words of a phrase; words that labels skip, such as 'of' and 'de', are left out of phrases.
 */
export type ConceptWords = Readonly<Record<string, { en: string; es: string }>>;
