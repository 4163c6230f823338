// Writes the licences of the shipped packages: npm run licences
import { writeFileSync } from 'node:fs';

import { licencesPage, licencesPath } from './licencesPage.ts';
import { shippedPackages } from './shippedPackages.ts';

writeFileSync(licencesPath, licencesPage(shippedPackages()));
