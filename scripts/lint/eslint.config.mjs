import astro from 'eslint-plugin-astro';
import { importX, createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { zones } from './import-directions.mjs';
import { noRawEvent } from './raw-event.mjs';

const typescript = ['**/*.ts', '**/*.tsx'];
const defaultExportDemanded = [
  '**/*.config.{ts,mjs}',
  'src/components/browser/intent.ts',
  'tests/**/global-*.ts',
];

const SELECTS = '/^(querySelector|querySelectorAll|closest|matches)$/';
const SELECTS_BY_CLASS = '/(^|[^\\d"])\\.[a-z]/';
const byAttribute =
  'Scripts meet HTML by attributes named in a markup file of its subject (event/row/row-markup.ts): classes are for styles.';

/** One thing, one summary: what is true of an event is decided in one place, and shown by one part. */
const oneEvent = [
  {
    selector: `CallExpression[callee.property.name=${SELECTS}] > Literal[value=${SELECTS_BY_CLASS}]`,
    message: byAttribute,
  },
  {
    selector: `CallExpression[callee.property.name=${SELECTS}] TemplateElement[value.raw=${SELECTS_BY_CLASS}]`,
    message: byAttribute,
  },
  {
    selector: 'CallExpression[callee.name="eventPath"]',
    message: 'Ask event/lists/event-head.ts for the link of an event.',
  },
  {
    selector: 'JSXAttribute[name.name=/^class(Name)?$/] > Literal[value="status"]',
    message: 'The status of an event is said by event/lists/EventLink or event/status/StatusWord.',
  },
  {
    selector: 'CallExpression[callee.name="opennessOf"]',
    message: 'Ask event/status/event-openness.ts when one can get in: it knows the holidays and the parts.',
  },
];

/** A component is given what is to be shown. */
const viewsOnly = {
  selector: 'ImportSpecifier[imported.name=/^(FestivalEvent|EventTime)$/]',
  message: 'A component shows a view of an event (event/lists/event-head.ts), and never the event itself.',
};

/** One way to say a time, a day and a range (see the decision of src/domain). */
const oneTime = [
  "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
  'MemberExpression[property.name=/^toLocale(Date|Time)?String$|^to(Date|Time)String$/]',
].map((selector) => ({ selector, message: 'Ask src/domain/time how a time, a day or a range is said.' }));

export default defineConfig(
  globalIgnores(['dist', '.data', '.sealed', '.cache', '.astro', 'node_modules', 'test-results']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // The methods passed about here are those of plain objects; none of them knows a `this`.
      '@typescript-eslint/unbound-method': 'off',
      // An empty text is no text: `||` is meant where a string may be empty.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The compiler demands brackets on index signatures (noPropertyAccessFromIndexSignature).
      '@typescript-eslint/dot-notation': 'off',
      // It would have `!`, which no-non-null-assertion forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // It takes Hono's routers, which are generic in their environment, for foreign instances.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // `await using` and rest siblings are there for what they leave behind.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreUsingDeclarations: true, ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  { files: ['**/*.tsx', 'src/stores/**'], extends: [reactHooks.configs.flat['recommended-latest']] },
  // Before Astro's own, which bring the parser.
  { files: ['**/*.astro'], extends: [tseslint.configs.strict, tseslint.configs.stylistic] },
  astro.configs['flat/recommended'],
  {
    files: [...typescript, '**/*.mjs', '**/*.astro'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/extensions': ['error', 'always', { ignorePackages: true, checkTypeImports: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 220],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    // One pattern that goes back over its text for ever stops a build, or a visitor's page.
    files: ['src/**', 'scripts/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  { files: ['src/**'], rules: { 'no-restricted-syntax': ['error', ...oneEvent, ...oneTime] } },
  {
    files: ['src/**/*.astro'],
    rules: { 'no-restricted-syntax': ['error', ...oneEvent, ...oneTime, viewsOnly] },
  },
  { files: ['src/domain/time/**'], rules: { 'no-restricted-syntax': ['error', ...oneEvent] } },
  {
    files: ['src/{screens,components}/**/*.{ts,tsx}'],
    plugins: { site: { rules: { 'no-raw-event': noRawEvent } } },
    rules: { 'site/no-raw-event': 'error' },
  },
  {
    // They hand out the facts themselves.
    files: [
      'src/screens/{calendar-files,open-data}/**',
      'src/screens/changes/history.ts',
      'src/screens/event/structured-event.ts',
      'src/screens/event/facts/{event-facts,event-time,practical-facts}.ts',
      'src/screens/search/search-{answers,entries}.ts',
    ],
    rules: { 'site/no-raw-event': 'off' },
  },
  {
    // These are the places.
    files: [
      'src/domain/event/openness/**',
      'src/screens/event/lists/{event-head.ts,EventLink.tsx}',
      'src/screens/event/status/{event-openness.ts,StatusWord.astro}',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['src/pages/**'], rules: { 'max-lines': ['error', { max: 40, skipBlankLines: true }] } },
  { files: ['tests/fixtures/**'], rules: { 'max-lines': 'off' } },
  { files: defaultExportDemanded, rules: { 'import-x/no-default-export': 'off' } },
);
