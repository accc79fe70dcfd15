/** The part of an answer that reading a file takes: Node's own and Undici's have it both. */
export interface FileResponse {
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null;
}

export interface FileRequest {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Absent, redirects are followed. */
  redirect?: 'manual';
}

export type FileFetch = (url: string, request: FileRequest) => Promise<FileResponse>;
