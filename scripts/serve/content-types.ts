const text: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.rss': 'application/rss+xml',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.ics': 'text/calendar',
  '.bib': 'application/x-bibtex',
  '.ris': 'application/x-research-info-systems',
};

const binary: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.wacz': 'application/wacz',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

export interface ContentType {
  name: string;
  /** It is text, worth compressing; the rest is compressed by its own format. */
  isText: boolean;
}

/** Content type of a file by its extension, dot included; unknown ones are plain bytes. */
export function contentTypeOf(extension: string): ContentType {
  const name = text[extension];
  if (name !== undefined) return { name: `${name}; charset=utf-8`, isText: true };
  return { name: binary[extension] ?? 'application/octet-stream', isText: false };
}
