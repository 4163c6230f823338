import type { MasterData, MetricValues, Recommendation, StartupFacts } from '@aval/metrics';
import { expectTypeOf, test } from 'vitest';

import {
  type CalculationRecord,
  type EndpointResponse,
  type EndpointBody,
  type EndpointInput,
  type EndpointParams,
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
  expectTypeOf<EndpointBody<'login'>>().toEqualTypeOf<{
    email: string;
    password: string;
    rememberMe?: boolean | undefined;
  }>();
  expectTypeOf<EndpointBody<'getStartup'>>().toEqualTypeOf<undefined>();
  expectTypeOf<EndpointParams<'getStartup'>>().toEqualTypeOf<{ id: number | string }>();
  expectTypeOf<EndpointInput<'getStartup'>['params']>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<EndpointInput<'searchStartups'>['query']['page']>().toEqualTypeOf<number>();
  expectTypeOf<EndpointResponse<'getStartup'>['startup']>().toEqualTypeOf<Startup>();
  expectTypeOf<EndpointResponse<'exportAccount'>>().toEqualTypeOf<unknown>();
});
