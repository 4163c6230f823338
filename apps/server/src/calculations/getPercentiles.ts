import { LEAST_PEERS } from '@aval/metrics';
import { type SQL, sql } from 'drizzle-orm';

import { numericMetricIds } from '../db/schema/calculations.ts';
import type { Handler } from '../http/Handler.ts';
import { requireVisible } from '../startups/requireVisible.ts';
import { seesMetric } from './calculationView.ts';

type Row = { n: number; places: ([number, number] | null)[] };

const isPlaced = sql`not s.defaulted_fields && array['industry_id', 'stage_id']`;

/**
 * The percentile of each metric among the newest calculations of the other public startups of the same industry and
 * stage: the share with a lower value, equal values counted by half. Metrics that too few peers have are omitted. It
 * computes `percentile` of the metrics package for all metrics at once. A defaulted industry or stage is unknown: the
 * startup then is not a peer and has no peers.
 */
export const getPercentiles: Handler<'getPercentiles'> = async ({ ctx, input: { params } }) => {
  await requireVisible(ctx.db, ctx.caller, params.id);
  const ids = numericMetricIds.filter((id) => seesMetric(ctx.caller, id));
  const { rows } = await ctx.db.execute<Row>(sql`
    with own as (
      select c.*, s.industry_id, s.stage_id from startups s
      join latest_scores l on l.startup_id = s.id
      join calculations c on c.startup_id = s.id and c.calculation_date = l.evaluated_at
      where s.id = ${params.id} and ${isPlaced}
    ), peers as (
      select c.* from own
      join startups s on s.industry_id = own.industry_id and s.stage_id = own.stage_id
      join latest_scores l on l.startup_id = s.id
      join calculations c on c.startup_id = s.id and c.calculation_date = l.evaluated_at
      where s.is_private = 0 and s.deleted_at is null and s.id <> ${params.id} and ${isPlaced}
    )
    select (select count(*)::int from peers) as n, json_build_array(${sql.join(ids.map(placeOf), sql`, `)}) as places`);
  const [{ n, places } = { n: 0, places: [] }] = rows;
  if (n < LEAST_PEERS) return { n, too_few: true, metrics: {} };
  const placed = ids.flatMap((id, index) => {
    const place = places[index];
    return place ? [{ id, value: place[0], having: place[1] }] : [];
  });
  return {
    n,
    too_few: false,
    metrics: Object.fromEntries(placed.map(({ id, value }) => [id, value])),
    peers: Object.fromEntries(placed.map(({ id, having }) => [id, having])),
  };
};

/** The percentile of a metric and its number of peers; null when there are too few. */
function placeOf(id: string): SQL {
  const metric = sql.identifier(id);
  const below = sql`case when p.${metric} < o.${metric} then 100 when p.${metric} = o.${metric} then 50 else 0 end`;
  return sql`(
    select json_build_array(round(avg(${below}), 1), count(*)) from peers p, own o
    where p.${metric} is not null and o.${metric} is not null
    having count(*) >= ${LEAST_PEERS}
  )`;
}
