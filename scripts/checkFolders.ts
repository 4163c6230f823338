// Fails when folders of the server import each other in a circle, or features of the app another feature: npm run folders
import { folderCircles, neighbourImports } from './folderCircles.ts';

const faults = [...folderCircles('apps/server/src'), ...neighbourImports('apps/web/src/features')];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
