import { globalStyle } from '@vanilla-extract/css';

/** Set before the first paint for those whose page looks different: who is signed in or reads English. */
globalStyle('html[data-picture=none] #picture', { display: 'none' });
