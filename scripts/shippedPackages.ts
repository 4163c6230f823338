import { readFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}

/** Every shipped package by the lockfile, without development dependencies. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true,
  );
  const rows = shipped.map(([path, { version = '', license = 'none named' }]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    version,
    licence: license.replaceAll(/[()]/g, ''),
  }));
  const unique = new Map(rows.map((row) => [`${row.name} ${row.version}`, row]));
  return [...unique.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || (a.version < b.version ? -1 : 1),
  );
}
