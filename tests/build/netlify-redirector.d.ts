/** The part of Netlify's rule engine that the tests use; the package has no types of its own. */
declare module 'netlify-redirector' {
  interface MatchRequest {
    scheme: string;
    host: string;
    /** Not percent-encoded. */
    path: string;
    /** Without `?`. */
    query: string;
    headers: Record<string, string>;
    cookieValues: Record<string, string>;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }

  interface Match {
    to: string;
    status: number;
    force: boolean;
  }

  interface Matcher {
    match(request: MatchRequest): Match | null;
  }

  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> };
  export = redirector;
}
