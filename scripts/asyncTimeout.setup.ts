import { configure } from '@testing-library/react';

/** Many tests render a whole screen, and the machine may be busy. */
configure({ asyncUtilTimeout: 10_000 });
