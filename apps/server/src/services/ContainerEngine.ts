interface EngineContainer {
  Id: string;
  Names: string[];
  Image: string;
  /** Seconds since 1970. */
  Created: number;
  State: string;
  Status: string;
}

/** The part of the Docker Engine API that the product reads; Docker and Podman speak it. */
export interface ContainerEngine {
  list: () => Promise<EngineContainer[]>;
  /** What a container wrote, and whether it did so to a terminal, which mixes its two outputs. */
  logs: (id: string, tail: number) => Promise<{ bytes: Buffer; isTerminal: boolean }>;
  /** Where the engine listens; null when there is none. */
  socket: () => string | null;
  close: () => Promise<void>;
}
