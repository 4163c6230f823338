import {
  AppBar,
  Button,
  Card,
  CardContent,
  Chip,
  CssBaseline,
  List,
  ListItemButton,
  ListItemText,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Toolbar,
  Typography,
} from '@mui/material';
import { createRoot } from 'react-dom/client';

import { levelOf, links, place, stats, useRows } from './content.ts';
import { Radar } from './Radar.tsx';

const colors = { High: 'success', Medium: 'warning', Low: 'error' } as const;

function Dashboard() {
  return (
    <>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6">MUI</Typography>
          <TextField type="search" size="small" label="Search" />
        </Toolbar>
      </AppBar>
      <List component="nav">
        {links.map((link) => (
          <ListItemButton key={link} component="a" href={`#${link}`}>
            <ListItemText primary={link} />
          </ListItemButton>
        ))}
      </List>
      <main>
        <Typography variant="h4" component="h1">
          Dashboard
        </Typography>
        {stats.map(({ label, value }) => (
          <Card key={label}>
            <CardContent>
              <Typography variant="subtitle2">{label}</Typography>
              <Typography variant="h5">{value}</Typography>
            </CardContent>
          </Card>
        ))}
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Startup</TableCell>
              <TableCell>Place</TableCell>
              <TableCell>Score</TableCell>
              <TableCell>Level</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {useRows().map((row) => (
              <TableRow key={row.id} hover>
                <TableCell>{row.name}</TableCell>
                <TableCell>{row.place}</TableCell>
                <TableCell>{row.score}</TableCell>
                <TableCell>
                  <Chip size="small" color={colors[levelOf(row.score)]} label={levelOf(row.score)} />
                </TableCell>
                <TableCell>
                  <Button size="small">Follow</Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Radar />
      </main>
    </>
  );
}

createRoot(place).render(<Dashboard />);
