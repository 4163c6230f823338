import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** A byte stream over a message port, with the few socket methods that the PostgreSQL client calls. */
export function portStream(port: MessagePort): Duplex {
  const send = (bytes: Uint8Array) => {
    const copy = new Uint8Array(bytes);
    port.postMessage(copy, [copy.buffer]);
  };
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      send(chunk);
      done();
    },
    writev(chunks, done) {
      send(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)));
      done();
    },
    destroy(error, done) {
      port.close();
      done(error);
    },
  });
  port.on('message', (bytes: Uint8Array) => stream.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
  port.on('close', () => stream.push(null));
  return Object.assign(stream, {
    connect: () => {
      queueMicrotask(() => stream.emit('connect'));
      return stream;
    },
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
    ref: () => {
      port.ref();
      return stream;
    },
    unref: () => {
      port.unref();
      return stream;
    },
  });
}
