import '@mantine/core/styles.css';
import {
  AppShell,
  Badge,
  Button,
  Card,
  Group,
  MantineProvider,
  NavLink,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { createRoot } from 'react-dom/client';

import { levelOf, links, place, stats, useRows } from './content.ts';
import { Radar } from './Radar.tsx';

const colors = { High: 'green', Medium: 'yellow', Low: 'red' } as const;

function Dashboard() {
  return (
    <AppShell header={{ height: 60 }} navbar={{ width: 240, breakpoint: 'sm' }} padding="md">
      <AppShell.Header>
        <Group>
          <Text>Mantine</Text>
          <TextInput type="search" aria-label="Search" />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar>
        {links.map((link) => (
          <NavLink key={link} href={`#${link}`} label={link} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Title order={1}>Dashboard</Title>
        {stats.map(({ label, value }) => (
          <Card key={label} withBorder>
            <Text size="sm">{label}</Text>
            <Text size="xl">{value}</Text>
          </Card>
        ))}
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Startup</Table.Th>
              <Table.Th>Place</Table.Th>
              <Table.Th>Score</Table.Th>
              <Table.Th>Level</Table.Th>
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {useRows().map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>{row.name}</Table.Td>
                <Table.Td>{row.place}</Table.Td>
                <Table.Td>{row.score}</Table.Td>
                <Table.Td>
                  <Badge color={colors[levelOf(row.score)]}>{levelOf(row.score)}</Badge>
                </Table.Td>
                <Table.Td>
                  <Button size="xs" variant="subtle">
                    Follow
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Radar />
      </AppShell.Main>
    </AppShell>
  );
}

createRoot(place).render(
  <MantineProvider>
    <Dashboard />
  </MantineProvider>,
);
