import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Whether apt can install packages on this machine. */
export const canInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const updatePackages = (): boolean => run('apt-get', 'update', '-qq');

export const installPackage = (name: string): boolean =>
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
