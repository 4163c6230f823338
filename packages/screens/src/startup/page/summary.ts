// A separate module, so that it can be loaded after the content above it.
export { StartupSummary } from '@aval/forms';
