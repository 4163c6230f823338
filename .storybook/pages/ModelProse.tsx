import { Markdown } from '@storybook/addon-docs/blocks';

import { modelProse } from './modelProse.ts';
import { useLanguage } from './useLanguage.ts';

/** A section of the page about the model in the language of the toolbar. */
export function ModelProse({ of }: { of: keyof typeof modelProse }) {
  return <Markdown>{modelProse[of][useLanguage()]}</Markdown>;
}
