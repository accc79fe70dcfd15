import { createLiveClient } from './live/client.ts';
import { publicEnvironment } from '../site/public-environment.ts';

const { apiUrl, apiKey, apiKeyHeader } = publicEnvironment;

/** Client for calls to the back end from the visitor's browser. */
export const liveClient = createLiveClient({
  apiUrl,
  key: apiKey,
  keyHeader: apiKeyHeader,
  language: () => document.documentElement.lang,
});
