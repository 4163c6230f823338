import { library } from '../../scripts/library.ts';

export default library({ index: 'src/index.ts' });
