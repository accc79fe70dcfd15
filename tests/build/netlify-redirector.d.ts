/** The part of Netlify's rule engine that the tests use; the package has no types of its own. */
declare module 'netlify-redirector' {
  export interface MatchRequest {
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

  export interface Match {
    to: string;
    status: number;
    force: boolean;
  }

  export interface Matcher {
    match(request: MatchRequest): Match | null;
  }

  const redirector: {
    parseJSON(rules: string, options: object): Promise<Matcher>;
  };
  export default redirector;
}
