// Fails when folders of the server have circular imports, or when a feature of the app imports another feature:
// npm run folders
import { folderCircles, neighbourImports } from './folderCircles.ts';

const faults = [...folderCircles('apps/server/src'), ...neighbourImports('apps/web/src/features')];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
