const ORIGIN = 'https://dhaw.example';

const pathOf = (request: RequestInfo | URL, ignoresQuery = false): string => {
  const { pathname, search } = new URL(request instanceof Request ? request.url : request, ORIGIN);
  return ignoresQuery ? pathname : pathname + search;
};

/** Cache in memory. A response is stored as its bytes, which are complete once `put` has resolved. */
class FakeCache implements Cache {
  readonly entries = new Map<string, { bytes: Uint8Array<ArrayBuffer>; headers: Headers }>();
  readonly #storage: FakeCaches;

  constructor(storage: FakeCaches) {
    this.#storage = storage;
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const bytes = new Uint8Array(await response.arrayBuffer());
    this.#storage.take(bytes.length);
    this.entries.set(pathOf(request), { bytes, headers: response.headers });
  }

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    const entry = this.entries.get(pathOf(request));
    return Promise.resolve(entry && new Response(entry.bytes, { headers: entry.headers }));
  }

  matchAll(): Promise<Response[]> {
    return Promise.resolve(
      [...this.entries.values()].map(({ bytes, headers }) => new Response(bytes, { headers })),
    );
  }

  delete(request: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}): Promise<boolean> {
    const wanted = pathOf(request, ignoreSearch);
    const paths = [...this.entries.keys()].filter((path) => pathOf(path, ignoreSearch) === wanted);
    return Promise.resolve(paths.map((path) => this.entries.delete(path)).some(Boolean));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((path) => new Request(ORIGIN + path)));
  }

  add(): never {
    throw new Error('No download adds without looking at the answer.');
  }

  readonly addAll = this.add;
}

/** CacheStorage in memory, with as much room as a test gives it. */
export class FakeCaches implements CacheStorage {
  readonly named = new Map<string, FakeCache>();
  /** Bytes that can still be stored. */
  room = Infinity;

  take(bytes: number): void {
    if (bytes > this.room) throw new DOMException('The device is full.', 'QuotaExceededError');
    this.room -= bytes;
  }

  open(name: string): Promise<FakeCache> {
    const cache = this.named.get(name) ?? new FakeCache(this);
    this.named.set(name, cache);
    return Promise.resolve(cache);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.named.has(name));
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.named.delete(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.named.keys()]);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.named.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  }

  /** Returns the bytes of all entries of a cache by path, as Latin-1 text. */
  contents(name: string): Map<string, string> {
    return new Map(
      [...(this.named.get(name)?.entries ?? [])].map(([path, { bytes }]) => [
        path,
        new TextDecoder('latin1').decode(bytes),
      ]),
    );
  }
}
