/** What the picture of a startup's page has places for. */
export type Place = 'name' | 'location' | 'year' | 'website' | 'score' | 'low' | 'high' | 'lowLevel' | 'highLevel';

/** Where a range begins and ends: at one level it is told in other words than at two. */
export type Ends = 'one level' | 'two levels';

/** Names a place in a picture. */
export const placeAttribute = 'data-place';

/** On a template of what stands in the frame, for ranges that end so. */
export const endsAttribute = 'data-ends';
