import { fsyncSync } from 'node:fs';
import { dirname } from 'node:path';

import { NodeFS } from '@electric-sql/pglite/nodefs';

import { syncFolder } from './syncTree.ts';

interface Node {
  name: string;
}

/** The parts of the WebAssembly module's file system that PGlite's types leave out. */
interface NodeFileSystem {
  realPath: (node: Node) => string;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: {
    mknod: (parent: Node, name: string, mode: number, device: number) => Node;
    rename: (node: Node, folder: Node, name: string) => void;
    unlink: (parent: Node, name: string) => void;
    rmdir: (parent: Node, name: string) => void;
  };
}

/**
 * A file system for PGlite on a real folder whose fsync reaches the disk.
 *
 * PGlite's own has no fsync, and fsync of folders is a no-op in its PostgreSQL build. Without this, a power
 * failure loses acknowledged writes and can leave a database that does not open.
 */
export function durableFileSystem(folder: string): NodeFS {
  const fileSystem = new NodeFS(folder);
  const init = fileSystem.init.bind(fileSystem);
  fileSystem.init = async (pg, options) => {
    const result = await init(pg, options);
    result.emscriptenOpts.preRun = [
      ...(result.emscriptenOpts.preRun ?? []),
      (module: unknown) => makeDurable((module as { NODEFS: NodeFileSystem }).NODEFS),
    ];
    return result;
  };
  return fileSystem;
}

function makeDurable(files: NodeFileSystem): void {
  const { mknod, rename, unlink, rmdir } = files.node_ops;
  files.stream_ops.fsync = (stream) => {
    fsyncSync(stream.nfd);
    return 0;
  };
  files.node_ops.mknod = (parent, name, mode, device) => {
    const node = mknod(parent, name, mode, device);
    syncFolder(files.realPath(parent));
    return node;
  };
  files.node_ops.rename = (node, folder, name) => {
    const from = dirname(files.realPath(node));
    rename(node, folder, name);
    const to = files.realPath(folder);
    syncFolder(to);
    if (from !== to) syncFolder(from);
  };
  files.node_ops.unlink = (parent, name) => {
    unlink(parent, name);
    syncFolder(files.realPath(parent));
  };
  files.node_ops.rmdir = (parent, name) => {
    rmdir(parent, name);
    syncFolder(files.realPath(parent));
  };
}
