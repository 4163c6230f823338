// Fails when folders of the server import each other in a circle: npm run folders
import { folderCircles } from './folderCircles.ts';

const circles = folderCircles('apps/server/src');
if (circles.length > 0) {
  console.error(circles.join('\n'));
  process.exit(1);
}
