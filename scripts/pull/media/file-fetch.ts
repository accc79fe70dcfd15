/** The part of a response needed to read a file, common to Node's own `fetch` and Undici's. */
export interface FileResponse {
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null;
}

export interface FileRequest {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** When absent, redirects are followed. */
  redirect?: 'manual';
}

export type FileFetch = (url: string, request: FileRequest) => Promise<FileResponse>;
