import { peers } from './peers.ts';
import { stageOf } from './stage.ts';
import { allWorks } from './works.ts';

globalThis.window.stage = stageOf(allWorks(peers));
