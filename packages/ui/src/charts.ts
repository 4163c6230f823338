export { AreaArithmetic, type AreaArithmeticProps } from './charts/AreaArithmetic/AreaArithmetic.tsx';
export { type ArithmeticPart } from './charts/AreaArithmetic/arithmeticLayout.ts';
export { BandBar, type BandBarProps } from './charts/BandBar/BandBar.tsx';
export { type BandBarBand } from './charts/BandBar/bandBarLayout.ts';
export { BulletBar, type BulletBarProps } from './charts/BulletBar/BulletBar.tsx';
export { CoverageBar, type CoverageBarProps } from './charts/CoverageBar/CoverageBar.tsx';
export { PointsCurve, type PointsCurveProps } from './charts/PointsCurve/PointsCurve.tsx';
export { type RadarBand, RadarChart, type RadarChartProps, type RadarSeries } from './charts/RadarChart/RadarChart.tsx';
export { RangeBar, type RangeBarProps, type RangeBarSize, rangeBarSizes } from './charts/RangeBar/RangeBar.tsx';
export { type ScoreRange } from './charts/RangeBar/rangeBarLayout.ts';
export {
  RiskHeatmap,
  type RiskHeatmapCell,
  type RiskHeatmapGroup,
  type RiskHeatmapProps,
} from './charts/RiskHeatmap/RiskHeatmap.tsx';
export {
  ChartFrame,
  type ChartFrameOptions,
  type ChartFrameProps,
  type ChartStatus,
} from './charts/shared/ChartFrame.tsx';
export { ChartTable, type ChartTableData, type ChartTableProps } from './charts/shared/ChartTable.tsx';
export { SeriesLegend, type SeriesLegendProps } from './charts/shared/SeriesLegend.tsx';
export { seriesStyle, type SeriesStyle } from './charts/shared/seriesStyle.ts';
export { type AreaTone, areaTones, type ChartTone, chartTones } from './charts/shared/tones.ts';
export { Sparkline, type SparklineProps, type SparklineSize } from './charts/Sparkline/Sparkline.tsx';
export { Waterfall, type WaterfallPart, type WaterfallProps } from './charts/Waterfall/Waterfall.tsx';
export { CorrelationMatrix, type CorrelationMatrixProps } from './charts/CorrelationMatrix/CorrelationMatrix.tsx';
export { matrixOrders, type MatrixItem, type MatrixOrder } from './charts/CorrelationMatrix/matrixOrder.ts';
export { DotPlot, type DotPlotItem, type DotPlotProps } from './charts/DotPlot/DotPlot.tsx';
export {
  EvolutionChart,
  type EvolutionChartProps,
  type EvolutionSeries,
} from './charts/EvolutionChart/EvolutionChart.tsx';
export { Tornado, type TornadoItem, type TornadoProps } from './charts/Tornado/Tornado.tsx';
