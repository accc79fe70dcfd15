import astro from 'eslint-plugin-astro';
import { importX, createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { zones } from './import-directions.mjs';
import { noRawEvent } from './raw-event.mjs';

const typescript = ['**/*.ts', '**/*.tsx'];

const SELECTS = '/^(querySelector|querySelectorAll|closest|matches)$/';
const SELECTS_BY_CLASS = '/(^|[^\\d"])\\.[a-z]/';
const byAttribute =
  'Scripts meet HTML by attributes named in a markup file of its subject (event/row/row-markup.ts): classes are for styles.';

/** Facts of an event are decided in one place, and shown by one component. */
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
    message: 'The status of an event is shown by event/lists/EventLink or event/status/StatusWord.',
  },
  {
    selector: 'CallExpression[callee.name="opennessOf"]',
    message: 'Ask event/status/event-openness.ts when one can get in: it knows the holidays and the parts.',
  },
];

/** A component receives a view, which contains only what is to be shown. */
const viewsOnly = {
  selector: 'ImportSpecifier[imported.name=/^(FestivalEvent|EventTime)$/]',
  message: 'A component shows a view of an event (event/lists/event-head.ts), and never the event itself.',
};

/** Times, days and ranges are formatted in one place (see the decision of src/domain). */
const oneTime = [
  "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
  'MemberExpression[property.name=/^toLocale(Date|Time)?String$|^to(Date|Time)String$/]',
].map((selector) => ({ selector, message: 'Use src/domain/time to write a time, a day or a range.' }));

export default defineConfig(
  globalIgnores(['dist', '.data', '.sealed', '.cache', '.astro', 'node_modules', 'test-results']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Methods that are passed as values belong to plain objects; none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // An empty string counts as missing: `||` is intended if a string may be empty.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The compiler demands brackets on index signatures (noPropertyAccessFromIndexSignature).
      '@typescript-eslint/dot-notation': 'off',
      // This rule demands `!`, which no-non-null-assertion forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // This rule reports Hono's routers, which are generic in their environment, as instances of other classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // `await using` is used for its disposal, rest siblings for the properties that they leave out.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreUsingDeclarations: true, ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  { files: ['**/*.tsx', 'src/stores/**'], extends: [reactHooks.configs.flat['recommended-latest']] },
  // Precedes Astro's own configurations, which set the parser.
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
    // A pattern with catastrophic backtracking would block a build or a visitor's page.
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
    // These files publish the facts of events themselves.
    files: [
      'src/screens/{calendar-files,open-data}/**',
      'src/screens/changes/history.ts',
      'src/screens/event/structured-event.ts',
      'src/screens/event/facts/event-facts.ts',
      'src/screens/search/search-{answers,entries}.ts',
    ],
    rules: { 'site/no-raw-event': 'off' },
  },
  {
    // The places in which these facts are decided and shown.
    files: [
      'src/domain/event/openness/**',
      'src/screens/event/lists/{event-head.ts,EventLink.tsx}',
      'src/screens/event/status/{event-openness.ts,StatusWord.astro}',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['src/pages/**'], rules: { 'max-lines': ['error', { max: 40, skipBlankLines: true }] } },
  { files: ['tests/fixtures/**'], rules: { 'max-lines': 'off' } },
  {
    // What loads these files demands a default export.
    files: [
      '**/*.config.{ts,mjs}',
      'src/components/browser/intent.ts',
      'scripts/astro/build-log.ts',
      'tests/**/global-*.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
