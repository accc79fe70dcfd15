import { createHash } from 'node:crypto';
import { packPath, type Pack, type PackPart } from '../../../../src/domain/archive/pack.ts';
import type { Lang } from '../../../../src/domain/model/languages.ts';
import type { Device } from '../../../../src/stores/kept/device.ts';
import { numbersFrom } from '../../domain/builders.ts';
import type { FakeCaches } from './fake-caches.ts';

const CHUNK_BYTES = 10_000;

const hashes = new WeakMap<Uint8Array, string>();

/** Returns the SHA-256 hash in base64. */
function hashOf(bytes: Uint8Array): string {
  const hash = hashes.get(bytes) ?? createHash('sha256').update(bytes).digest('base64');
  hashes.set(bytes, hash);
  return hash;
}

interface SiteFile {
  bytes: Uint8Array<ArrayBuffer>;
  in: PackPart[];
}

const contents = new Map<string, Uint8Array<ArrayBuffer>>();

/** Returns content that differs for every name. */
export function contentOf(name: string, size: number): Uint8Array<ArrayBuffer> {
  const key = `${name} ${size}`;
  const content = contents.get(key) ?? drawContent(name, size);
  contents.set(key, content);
  return content;
}

function drawContent(name: string, size: number): Uint8Array<ArrayBuffer> {
  const random = numbersFrom(
    name.length + Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
  );
  return Uint8Array.from({ length: size }, () => Math.floor(random() * 256));
}

/** Site with an edition, which counts the bytes that it sends and whose network can be cut. */
export class FakeSite {
  readonly files = new Map<string, SiteFile>();
  readonly sent = new Map<string, number>();
  /** How often each file was sent completely. */
  readonly whole = new Map<string, number>();
  readonly requests: { path: string; cache: RequestCache | undefined }[] = [];
  /** Bytes until the network is cut. */
  budget = Infinity;
  /** Paths of pages that are sent as gone (410). */
  readonly gone = new Set<string>();
  version = 'first';

  put(path: string, bytes: Uint8Array<ArrayBuffer>, ...parts: PackPart[]): this {
    this.files.set(path, { bytes, in: parts.length > 0 ? parts : ['text'] });
    return this;
  }

  pack(lang: Lang = 'fr'): Pack {
    const other = lang === 'fr' ? '/en/' : '/fr/';
    const own = [...this.files].filter(([path]) => !path.startsWith(other));
    return {
      format: 1,
      edition: 2022,
      lang,
      title: 'Dhaw 2022',
      date: '2024-10-12T16:00:00.000Z',
      version: this.version,
      files: own.map(([path, { bytes, in: parts }]) => ({
        path,
        bytes: bytes.length,
        sent: Math.ceil(bytes.length / 2),
        hash: hashOf(bytes),
        in: parts,
      })),
      pages: own
        .filter(([path]) => path.endsWith('/'))
        .map(([path]) => ({ path, title: path, kind: 'event' })),
      redirects: {},
    };
  }

  readonly fetch: Device['fetch'] = (path, { signal, cache }) => {
    this.requests.push({ path, cache });
    if (this.budget <= 0) return Promise.reject(new TypeError('Failed to fetch'));
    for (const lang of ['fr', 'en'] as const)
      if (path === packPath(2022, lang)) return Promise.resolve(Response.json(this.pack(lang)));
    const file = this.files.get(path);
    if (!file) return Promise.resolve(new Response('Not found', { status: 404 }));
    return Promise.resolve(
      new Response(this.#stream(path, file.bytes, signal ?? null), {
        status: this.gone.has(path) ? 410 : 200,
        headers: { 'Content-Type': path.endsWith('/') ? 'text/html; charset=utf-8' : 'image/webp' },
      }),
    );
  };

  #stream(path: string, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal | null): ReadableStream {
    let at = 0;
    return new ReadableStream(
      {
        pull: (controller) => {
          const length = Math.min(CHUNK_BYTES, bytes.length - at, Math.max(this.budget, 0));
          if (signal?.aborted) controller.error(signal.reason);
          else if (at === bytes.length) {
            controller.close();
            this.whole.set(path, (this.whole.get(path) ?? 0) + 1);
          } else if (length === 0) controller.error(new TypeError('network error'));
          if (signal?.aborted || length === 0) return;
          controller.enqueue(bytes.slice(at, at + length));
          at += length;
          this.budget -= length;
          this.sent.set(path, (this.sent.get(path) ?? 0) + length);
        },
      },
      { highWaterMark: 0 },
    );
  }

  /** Returns a device that reads this site and does not wait between attempts. */
  device(caches: FakeCaches): Device {
    return {
      fetch: this.fetch,
      caches,
      sha256: (bytes) => Promise.resolve(hashOf(bytes)),
      wait: () => Promise.resolve(),
    };
  }
}
