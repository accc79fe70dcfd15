/**
 * Returns the host that builds the site in this process and publishes it at once, by the variables it sets; null on any
 * other machine. `url` is the origin of the published build, if known; `settings` is where to set the host's variables.
 */
export function publishingHost(variables: Readonly<Record<string, string | undefined>>) {
  if (isSet(variables['NETLIFY'])) {
    const isProduction = variables['CONTEXT'] === 'production';
    const { URL: main, DEPLOY_PRIME_URL: preview } = variables;
    return {
      name: 'Netlify',
      url: originOf(isProduction ? main : (preview ?? main)),
      settings: 'Project configuration → Environment variables',
    };
  }
  if (isSet(variables['CF_PAGES'])) {
    return {
      name: 'Cloudflare Pages',
      url: originOf(variables['CF_PAGES_URL']),
      settings: 'Settings → Variables and Secrets',
    };
  }
  if (isSet(variables['VERCEL'])) {
    const isProduction = variables['VERCEL_ENV'] === 'production';
    const { VERCEL_PROJECT_PRODUCTION_URL: main, VERCEL_URL: own } = variables;
    const host = isProduction ? (main ?? own) : own;
    return {
      name: 'Vercel',
      url: originOf(host && `https://${host}`),
      settings: 'Settings → Environment Variables',
    };
  }
  return null;
}

const isSet = (value: string | undefined): boolean => Boolean(value?.trim());

function originOf(url: string | undefined): string | undefined {
  return URL.parse(url ?? '')?.origin;
}
