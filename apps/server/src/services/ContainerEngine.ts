interface EngineContainer {
  Id: string;
  Names: string[];
  Image: string;
  /** Seconds since 1970. */
  Created: number;
  State: string;
  Status: string;
}

/** The part of the Docker Engine API that the product uses; Docker and Podman support it. */
export interface ContainerEngine {
  list: () => Promise<EngineContainer[]>;
  /** The output of a container, and whether it has a terminal, which merges stdout and stderr. */
  logs: (id: string, tail: number) => Promise<{ bytes: Buffer; isTerminal: boolean }>;
  /** Where the engine listens; null when there is none. */
  socket: () => string | null;
  close: () => Promise<void>;
}
