import { createLiveClient } from './live/client.ts';
import { publicEnvironment } from '../site/public-environment.ts';

const { apiUrl, apiKey, apiKeyHeader } = publicEnvironment;

/** The back end, as the visitor's browser calls it. */
export const liveClient = createLiveClient({
  apiUrl,
  key: apiKey,
  keyHeader: apiKeyHeader,
  language: () => document.documentElement.lang,
});
