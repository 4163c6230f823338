import type { ShippedPackage } from './shippedPackages.ts';

export const licencesPath = 'docs/licences.md';

/** The page of licences: the shipped packages by licence. */
export function licencesPage(packages: readonly ShippedPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  const sections = [...byLicence]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([licence, group]) => `## ${licence}\n\n${group.map(({ name, version }) => `${name} ${version}`).join(' · ')}\n`,
    );
  return `# Licences of what comes with the product

Read from the lockfile by \`npm run licences\`; what only builds and tests the product is left out.

${sections.join('\n')}`;
}
