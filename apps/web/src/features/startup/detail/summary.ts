// A module of its own, so that it can be loaded after what stands above it.
export { StartupSummary } from '@aval/forms';
