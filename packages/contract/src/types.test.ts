import type { MasterData, MetricValues, Recommendation, StartupFacts } from '@aval/metrics';
import { expectTypeOf, test } from 'vitest';

import {
  type CalculationRecord,
  type CallAnswer,
  type CallBody,
  type CallInput,
  type CallParams,
  type CreateStartup,
  masterDataSeed,
  type Startup,
} from './index.ts';

test('what is stored and what is sent are facts that the evaluation accepts as they are', () => {
  expectTypeOf<Startup>().toExtend<StartupFacts>();
  expectTypeOf<CreateStartup>().toExtend<StartupFacts>();
  expectTypeOf<CalculationRecord>().toExtend<MetricValues>();
  expectTypeOf<Recommendation>().toExtend<CalculationRecord['recommendations'][number]>();
  expectTypeOf(masterDataSeed).toExtend<MasterData>();
});

test('the types of a call come from its schemas', () => {
  expectTypeOf<CallBody<'login'>>().toEqualTypeOf<{
    email: string;
    password: string;
    rememberMe?: boolean | undefined;
  }>();
  expectTypeOf<CallBody<'getStartup'>>().toEqualTypeOf<undefined>();
  expectTypeOf<CallParams<'getStartup'>>().toEqualTypeOf<{ id: number | string }>();
  expectTypeOf<CallInput<'getStartup'>['params']>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<CallInput<'searchStartups'>['query']['page']>().toEqualTypeOf<number>();
  expectTypeOf<CallAnswer<'getStartup'>['startup']>().toEqualTypeOf<Startup>();
  expectTypeOf<CallAnswer<'exportAccount'>>().toEqualTypeOf<unknown>();
});
