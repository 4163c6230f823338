import { execFileSync, type SpawnSyncReturns, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const image = 'aval-shell';

/** Lets containers start even where limits cannot be raised and cgroups v2 is missing. */
const engineSettings = (runtime: string | null) => `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1000:1000"]
netns = "none"
log_driver = "k8s-file"
[engine]
events_logger = "file"
${runtime === null ? '' : 'runtime = "runc"'}
`;

/**
 * A container engine for the tests of one file: Podman with its own storage and one image with a shell.
 *
 * @returns null, after printing the reason, where no container can be started.
 */
export async function ownContainerEngine() {
  const [podman, shell] = [found('podman'), found('busybox')];
  if (podman === null || shell === null) {
    console.log(
      `The tests that need a container engine did not run: no ${podman ? 'busybox' : 'podman'} is installed.`,
    );
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'aval-engine-'));
  const socket = join(folder, 'engine.sock');
  const settings = join(folder, 'containers.conf');
  writeFileSync(settings, engineSettings(found('runc')));
  const env = { ...process.env, CONTAINERS_CONF: settings };
  const store = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const run = (...args: string[]) =>
    execFileSync(podman, [...store, ...args], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  let service: ReturnType<typeof spawn> | null = null;

  async function kill(): Promise<void> {
    if (!service) return;
    const gone = once(service, 'exit');
    service.kill('SIGKILL');
    await gone;
    service = null;
  }

  const engine = {
    socket,
    /** Creates a container that runs these shell commands. @returns its id */
    make: (how: 'run' | 'create', name: string, commands: string, ...options: string[]) =>
      run(how, ...(how === 'run' ? ['--detach'] : []), ...options, '--name', name, image, 'sh', '-c', commands),
    /** Waits until a container has ended. */
    ended: (name: string) => run('wait', name),
    async start(): Promise<void> {
      service = spawn(podman, [...store, 'system', 'service', '--time', '0', `unix://${socket}`], {
        env,
        stdio: 'ignore',
      });
      for (let turn = 0; turn < 300 && !existsSync(socket); turn += 1) await wait(100);
    },
    /** Kills the engine without cleanup: its socket stays, and its containers keep running. */
    kill,
    async remove(): Promise<void> {
      await kill();
      run('rm', '--all', '--force', '--time', '0');
      // The container monitor still writes for a moment after the container is removed.
      rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
    },
  };
  try {
    run('import', imageOf(shell, folder), image);
    run('run', '--rm', image, 'sh', '-c', 'true');
  } catch (error) {
    const said = String((error as Partial<SpawnSyncReturns<string>>).stderr ?? error).trim();
    console.log(`The tests that need a container engine did not run: Podman starts no container here (${said}).`);
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  await engine.start();
  return engine;
}

/** An image archive with what a container needs to run shell commands. */
function imageOf(shell: string, folder: string): string {
  const [programs, archive] = [join(folder, 'image', 'bin'), join(folder, 'image.tar')];
  mkdirSync(programs, { recursive: true });
  copyFileSync(shell, join(programs, 'busybox'));
  for (const name of ['sh', 'sleep']) symlinkSync('busybox', join(programs, name));
  execFileSync('tar', ['-C', join(folder, 'image'), '-cf', archive, '.']);
  return archive;
}

function found(program: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}
