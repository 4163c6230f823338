import { configure } from '@testing-library/react';

/** A whole screen is drawn anew for many a test, and the machine may have other things to do. */
configure({ asyncUtilTimeout: 10_000 });
