import { writeFileSync } from 'node:fs';

import { configurationPage } from './configurationTable.ts';

writeFileSync(new URL('../../../../docs/configuration.md', import.meta.url), configurationPage());
