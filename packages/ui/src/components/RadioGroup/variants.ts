export const radioGroupVariants = ['plain', 'cards', 'segments'] as const;
export type RadioGroupVariant = (typeof radioGroupVariants)[number];
