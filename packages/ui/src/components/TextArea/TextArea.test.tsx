import { describe } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { TextArea } from './TextArea.tsx';

describe('TextArea', () => {
  conformsControl(<TextArea aria-label="Description" />, 'textbox');
});
