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

test('stored and sent startups are assignable to the facts of the evaluation', () => {
  expectTypeOf<Startup>().toExtend<StartupFacts>();
  expectTypeOf<CreateStartup>().toExtend<StartupFacts>();
  expectTypeOf<CalculationRecord>().toExtend<MetricValues>();
  expectTypeOf<Recommendation>().toExtend<CalculationRecord['recommendations'][number]>();
  expectTypeOf(masterDataSeed).toExtend<MasterData>();
});

test('the types of an endpoint are derived from its schemas', () => {
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
