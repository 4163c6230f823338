import { Button, Card, Input, Layout, Menu, Statistic, Table, Tag, Typography } from 'antd';
import { RadarChart } from 'echarts/charts';
import { RadarComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

import type { TableRow } from '../../ui/data.ts';
import { axes, levelOf, links, place, series, stats, useRows } from './content.ts';

register([RadarChart, RadarComponent, CanvasRenderer]);

const colors = { High: 'success', Medium: 'warning', Low: 'error' } as const;

function Radar() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chart = init(box.current, null, { width: 320, height: 260 });
    chart.setOption({
      animation: false,
      radar: { indicator: axes.map((name) => ({ name, max: 100 })) },
      series: [{ type: 'radar', data: series.map(({ label, values }) => ({ name: label, value: values })) }],
    });
    return () => chart.dispose();
  }, []);
  return <div ref={box} />;
}

function Dashboard() {
  return (
    <Layout>
      <Layout.Header>
        <Typography.Text strong>antd</Typography.Text>
        <Input.Search aria-label="Search" />
      </Layout.Header>
      <Layout>
        <Layout.Sider>
          <Menu items={links.map((link) => ({ key: link, label: link }))} />
        </Layout.Sider>
        <Layout.Content>
          <Typography.Title>Dashboard</Typography.Title>
          {stats.map(({ label, value }) => (
            <Card key={label}>
              <Statistic title={label} value={value} />
            </Card>
          ))}
          <Table<TableRow>
            size="small"
            rowKey="id"
            pagination={false}
            dataSource={useRows()}
            columns={[
              { dataIndex: 'name', title: 'Startup' },
              { dataIndex: 'place', title: 'Place' },
              { dataIndex: 'score', title: 'Score' },
              {
                key: 'level',
                title: 'Level',
                render: (_, { score }) => <Tag color={colors[levelOf(score)]}>{levelOf(score)}</Tag>,
              },
              { key: 'follow', render: () => <Button size="small">Follow</Button> },
            ]}
          />
          <Radar />
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

createRoot(place).render(<Dashboard />);
