import { useEffect, useState } from 'react';

import { radarData, type TableRow } from '../../ui/data.ts';

/** The content of the dashboard of every peer, except for the rows, which come from the server. */
export const links = ['Dashboard', 'Browse', 'My startups', 'My portfolios', 'Compare', 'Add', 'Profile', 'Terms'];
export const stats = [
  { label: 'Startups', value: '20' },
  { label: 'Evaluated today', value: '7' },
  { label: 'Mean score', value: '68,4' },
  { label: 'Followed', value: '5' },
];

const radar = radarData(1);
export const { axes } = radar;
export const series = radar.charts[0] ?? [];

export const levelOf = (score: number): 'High' | 'Medium' | 'Low' =>
  score >= 75 ? 'High' : score >= 50 ? 'Medium' : 'Low';

/** The rows; empty until they have loaded. */
export function useRows(): readonly TableRow[] {
  const [rows, setRows] = useState<readonly TableRow[]>([]);
  useEffect(() => {
    void fetch('/rows.json')
      .then((response) => response.json())
      .then(setRows);
  }, []);
  return rows;
}

/** The container of the dashboard. */
export const place = document.body.appendChild(document.createElement('div'));
