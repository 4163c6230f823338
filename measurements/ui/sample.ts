import { stageOf } from './stage.ts';
import { allWorks } from './works.ts';

globalThis.window.stage = stageOf(allWorks({}));
