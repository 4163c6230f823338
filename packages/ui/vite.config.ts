import { library } from '../../scripts/library.ts';

export default library({
  index: 'src/index.ts',
  charts: 'src/charts.ts',
  styles: 'src/styles.ts',
  'theme/index': 'src/theme/index.ts',
});
