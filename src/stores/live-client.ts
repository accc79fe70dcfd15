import type { Renumbered } from '../domain/model/snapshot.ts';
import { createLiveClient } from './live/client.ts';
import { publicEnvironment } from '../site/public-environment.ts';

declare const __RENUMBERED__: Renumbered;

const { apiUrl, apiKey, apiKeyHeader } = publicEnvironment;

export const liveClient = createLiveClient({
  apiUrl,
  key: apiKey,
  keyHeader: apiKeyHeader,
  renumbered: __RENUMBERED__,
  language: () => document.documentElement.lang,
});
