import type { SanitiseHtml } from './html.ts';

/** Attacks of every family a sanitiser must stop. None may leave a trace that a browser would act on. */
const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" &#106;avascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<iframe src="https://example.org/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="x">',
  '<p style="position:fixed;inset:0" class="a" id="b">a</p>',
  '<style>*{display:none}</style>',
  '<form action="https://example.org/"><input name="password"><button>a</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://example.org/"><base href="https://example.org/">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<details open ontoggle=alert(1)>a</details>',
  '<video><source onerror=alert(1)></video>',
  '<p><b onmouseover="alert(1)">a</b></p>',
];

const forbiddenElements =
  'script|style|svg|math|iframe|object|embed|form|input|button|meta|base|link|template';
const dangerousMarkup = [
  new RegExp(`<(?:${forbiddenElements})[\\s/>]`, 'i'),
  /<[^>]*\s(?:on\w+|style|class|id|srcdoc|action)\s*=/i,
  /<[^>]*\s(?:href|src)\s*=\s*(?:["']\s*)?(?:javascript|data|vbscript)\s*:/i,
];

/** HTML that must come through unchanged, so that a sanitiser that removes everything fails too. */
const harmless = '<p>Lumière <strong>et</strong> <a href="/home">ombre</a></p>';

/** The sanitiser does not sanitise. The build stops, whatever snapshots there are. */
export class UnsafeSanitiser extends Error {
  override readonly name = 'UnsafeSanitiser';
}

/**
 * Sends attacks through the sanitiser before it is trusted: DOMPurify silently turns itself off without a real DOM.
 * @throws UnsafeSanitiser naming what came through.
 */
export function proveSafe(sanitise: SanitiseHtml): void {
  for (const payload of payloads) {
    const result = sanitise(payload, 2);
    if (dangerousMarkup.some((trace) => trace.test(result)))
      throw new UnsafeSanitiser(`the sanitiser of HTML lets ${payload} through as ${result}`);
  }
  const output = sanitise(harmless, 2);
  if (output !== harmless) throw new UnsafeSanitiser(`the sanitiser of HTML makes ${output} of ${harmless}`);
}
