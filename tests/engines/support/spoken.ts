import type { Page } from 'puppeteer-core';

/** A node of an engine's accessibility tree. */
export interface Accessible {
  role: string;
  name: string;
  /** Level of a heading. */
  level?: string;
  /** States such as `collapsed`, in no order. */
  states: string[];
  children: Accessible[];
}

/** Returns the tree that Chromium reports to assistive technology. */
export async function accessibleInChromium(page: Page): Promise<Accessible> {
  const tools = await page.createCDPSession();
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  await tools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): Accessible => {
    const node = byId.get(id);
    const properties = new Map(
      (node?.properties ?? []).map(({ name, value }) => [name as string, value.value as unknown]),
    );
    const states = Object.entries(chromiumStates).flatMap(
      ([name, words]) => words(properties.get(name)) ?? [],
    );
    return {
      role: node?.ignored === false ? String(node.role?.value) : 'none',
      name: String(node?.name?.value ?? ''),
      level: properties.has('level') ? String(properties.get('level')) : '',
      states,
      // The inline boxes of a text repeat it.
      children: node?.role?.value === 'StaticText' ? [] : (node?.childIds ?? []).map(read),
    };
  };
  return read(nodes[0]?.nodeId ?? '');
}

const chromiumStates: Record<string, (value: unknown) => string | undefined> = {
  expanded: (is) => (is === undefined ? is : is ? 'expanded' : 'collapsed'),
  pressed: (is) => (is === undefined ? is : is === 'true' ? 'pressed' : 'not pressed'),
  checked: (is) => (is === undefined ? is : is === 'true' ? 'checked' : 'not checked'),
  selected: (is) => (is === true ? 'selected' : undefined),
  disabled: (is) => (is === true ? 'disabled' : undefined),
  required: (is) => (is === true ? 'required' : undefined),
  invalid: (is) => (is === 'true' ? 'invalid' : undefined),
};

/** Returns the tree that Firefox reports to assistive technology, from its own service, outside the page. */
export async function accessibleInFirefox(page: Page): Promise<Accessible> {
  const { connection } = page.browser() as unknown as { connection: Connection };
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const context = result.contexts[0]?.context;
  const answer = await connection.send('script.evaluate', {
    expression: `(${String(askFirefox)})(${JSON.stringify(await page.evaluate(() => location.href))})`,
    target: { context },
    awaitPromise: true,
  });
  return JSON.parse(answer.result.result.value) as Accessible;
}

interface Connection {
  send(
    method: string,
    parameters: object,
  ): Promise<{ result: { contexts: { context: string }[]; result: { value: string } } }>;
}

/** The parts of Firefox's own interfaces that are used here: they have no types. */
interface Gecko {
  Cc: Record<string, { getService: (kind: unknown) => GeckoService }>;
  Ci: Record<string, unknown>;
  Services: {
    wm: { getEnumerator: (kind: string) => Iterable<{ gBrowser: { browsers: Iterable<GeckoTab> } }> };
  };
}
interface GeckoTab {
  currentURI: { spec: string };
}
interface GeckoService {
  getAccessibleFor: (tab?: GeckoTab) => GeckoAccessible | null;
  getStringRole: (role: number) => string;
  getStringStates: (low?: number, high?: number) => { length: number; item: (index: number) => string };
}
interface GeckoAccessible {
  role: number;
  name: string | null;
  computedARIARole: string;
  childCount: number;
  attributes: { getStringProperty: (name: string) => string };
  getState: (low: object, high: object) => void;
  getChildAt: (index: number) => GeckoAccessible;
}

/** Runs in Firefox's own scripts. @returns the tree of the page at an address, as JSON. */
async function askFirefox(address: string): Promise<string> {
  const { Cc, Ci, Services } = globalThis as unknown as Gecko;
  const service = Cc['@mozilla.org/accessibilityService;1']?.getService(Ci['nsIAccessibilityService']);
  if (!service) throw new Error('There is no accessibility service.');
  const tabs = [...Services.wm.getEnumerator('navigator:browser')].flatMap(({ gBrowser }) => [
    ...gBrowser.browsers,
  ]);
  const tab = tabs.find(({ currentURI }) => currentURI.spec === address);
  const told: Record<string, string> = { unavailable: 'disabled', 'invalid entry': 'invalid' };
  for (const state of ['expanded', 'collapsed', 'pressed', 'checked', 'selected', 'required', 'invalid'])
    told[state] = state;
  const read = (accessible: GeckoAccessible): Accessible => {
    const [low, high]: { value?: number }[] = [{}, {}];
    accessible.getState(low ?? {}, high ?? {});
    const list = service.getStringStates(low?.value, high?.value);
    const all = Array.from({ length: list.length }, (_, index) => list.item(index));
    const kind = service.getStringRole(accessible.role);
    const states = all.flatMap((state) => told[state] ?? []);
    const isToggle = kind === 'toggle button';
    if (isToggle && !all.includes('pressed')) states.push('not pressed');
    if (!isToggle && all.includes('checkable') && !all.includes('checked')) states.push('not checked');
    let level = '';
    try {
      level = accessible.attributes.getStringProperty('level');
    } catch {
      // The node has no level.
    }
    return {
      role:
        kind === 'text leaf' || kind === 'statictext' ? 'StaticText' : accessible.computedARIARole || kind,
      name: accessible.name ?? '',
      level,
      states,
      children: Array.from({ length: accessible.childCount }, (_, index) =>
        read(accessible.getChildAt(index)),
      ),
    };
  };
  // The tree is complete some time after the page.
  let before = '';
  for (let tries = 0; tries < 40; tries += 1) {
    const top = service.getAccessibleFor(tab);
    const now = top ? JSON.stringify(read(top)) : '';
    if (now && now === before) return now;
    before = now;
    await new Promise((passed) => setTimeout(passed, 250));
  }
  return before;
}

/** Roles announced by name alone: their content is their name. */
const whole = words('link button heading tab checkbox radio switch option img textbox combobox');
/** Roles announced before their content. */
const holders = words(
  'banner navigation main complementary contentinfo search form region dialog alert status list term definition ' +
    'tablist tabpanel listbox group radiogroup table row cell columnheader rowheader grid gridcell figure progressbar',
);
/** Roles not announced without a name. */
const needsName = words('region form group figure status alert');
/** Roles named by their content, which is announced after them. */
const namedByContent = words('term definition row cell gridcell');
/** Other roles that begin a new line of text. */
const breaks = words('paragraph article group listitem figure caption figcaption blockquote');
const sameRole: Record<string, string> = {
  image: 'img',
  DisclosureTriangle: 'button',
  summary: 'button',
  DescriptionListTerm: 'term',
  DescriptionListDetail: 'definition',
  searchbox: 'textbox',
  'password text': 'textbox',
  details: 'group',
  Details: 'group',
  LabelText: 'label',
  Legend: 'label',
};

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}

const plain = (text: string): string => text.replaceAll(/[\s\u2060]+/g, ' ').trim();

const itemsOf = ({ children }: Accessible): number => {
  let count = 0;
  for (const child of children)
    if (child.role === 'listitem') count += 1;
    else if (child.role !== 'list') count += itemsOf(child);
  return count;
};

/** Returns what a screen reader announces of a whole tree, one line per node, with role, level, name and states. */
export function spokenLines(tree: Accessible): string[] {
  const lines: string[] = [];
  let text = '';
  const say = (depth: number, line: string): unknown => line && lines.push(`${'  '.repeat(depth)}${line}`);
  const endText = (depth: number): void => {
    say(depth, plain(text));
    text = '';
  };
  const walk = (thing: Accessible, depth: number, isSaidAlready: boolean): void => {
    const role = sameRole[thing.role] ?? thing.role;
    if (role === 'StaticText' && !isSaidAlready) text += ` ${thing.name}`;
    const name = namedByContent.has(role) ? '' : plain(thing.name);
    const isSaid = whole.has(role)
      ? !isSaidAlready || role !== 'img'
      : holders.has(role) && (name !== '' || !needsName.has(role));
    const isApart = isSaid || breaks.has(role);
    if (isApart) endText(depth);
    if (isSaid) {
      const count = { heading: ` ${thing.level ?? ''}`, list: ` of ${itemsOf(thing)}` }[role] ?? '';
      const said = [name, ...thing.states.toSorted()].filter(Boolean).join(', ');
      say(depth, `${role}${count}${said && `: ${said}`}`);
    }
    const inner = isSaid ? depth + 1 : depth;
    // A label is announced with its field, a legend with its group.
    const isName = isSaidAlready || whole.has(role) || role === 'label';
    for (const child of thing.children) walk(child, inner, isName);
    if (isApart) endText(inner);
  };
  walk(tree, 0, false);
  endText(0);
  return lines;
}
