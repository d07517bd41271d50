import { packagesOfPages } from './app/bundling/packages-of-pages.ts'

/** The architecture's directions as rules; docs/adr and the README of the house explain them. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from,
  to: { pathNot: allowed, dependencyTypesNot: ['type-only'] },
})

const packages = '^node_modules/'
const ofPages = `${packages}(${packagesOfPages.join('|')})/`

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Nor by types: what two files say of each other stands in a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|/\\+types/|\\.wasm\\?url$' },
    },
    only(
      'domain-is-pure',
      { path: '^domain/', pathNot: '\\.test\\.ts$' },
      ['^domain/', '^node_modules/(zod|@date-fns/tz)/'],
      'Rules import themselves, zod and the time zones: no I/O, clock, random, React or Node.',
    ),
    only(
      'nesting-is-pure',
      { path: '^nesting/', pathNot: '\\.test\\.ts$' },
      ['^nesting/'],
      'The engine has no dependencies.',
    ),
    {
      name: 'capabilities-know-no-adapters',
      severity: 'error',
      comment:
        'A capability defines a port; only compose.ts puts an adapter behind it. The HTTP edge stays outside.',
      from: { path: '^server/(?!http/|adapters/|compose/|compose\\.ts|shop\\.ts)', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(adapters|http|compose)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'capabilities-meet-at-their-doors',
      severity: 'error',
      comment:
        'What others import of a capability is its index.ts, and of it only types; mail templates and kernel are for all.',
      from: {
        path: '^server/([^/]+)/',
        pathNot: ['\\.test\\.ts$', '^server/(kernel|http|adapters|compose|reports)/'],
      },
      to: {
        path: '^server/[^/]+/',
        pathNot: ['^server/$1/', '^server/kernel/', '^server/mail/templates/', '^server/reports/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'reports-read-tables-alone',
      severity: 'error',
      comment: 'Read models join the tables of all rooms, and use nothing else of them.',
      from: { path: '^server/reports/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/[^/]+/',
        pathNot: ['^server/reports/', '^server/kernel/', '^server/[^/]+/tables\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-compose-imports-adapters',
      severity: 'error',
      from: {
        path: '^(server|cli)/',
        pathNot: ['^server/(compose/|compose\\.ts|shop\\.ts)', '^server/adapters/', '\\.test\\.ts$'],
      },
      to: { path: '^server/adapters/' },
    },
    {
      name: 'services-only-in-adapters',
      severity: 'error',
      comment: 'SDKs of outside services stay behind ports.',
      from: { pathNot: ['^server/adapters/', '^tests/', '\\.test\\.ts$'] },
      to: { path: '^node_modules/(square|stripe|shippo|nodemailer|@aws-sdk|openai)/' },
    },
    {
      name: 'traces-cost-nothing-where-nobody-asks',
      severity: 'error',
      comment:
        'OpenTelemetry and Sentry take time to load: only who is told where traces or errors go does it.',
      from: { pathNot: ['^server/adapters/(tracing|error-tracker)/', '\\.test\\.ts$'] },
      to: {
        path: ['^server/adapters/(tracing|error-tracker)/', '^node_modules/@(opentelemetry|sentry)/'],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'connections-are-made-in-one-place',
      severity: 'error',
      comment:
        'A connection made elsewhere has no limits, is counted by nobody, and ends the process when it is lost. The job queue takes its own from there.',
      from: {
        path: '^(app|server|cli)/',
        pathNot: [
          '^server/kernel/(postgres/|job-queue/make-job-tables\\.ts$|jobs\\.ts$)',
          '\\.test\\.tsx?$',
          '/testing/',
        ],
      },
      to: { path: '^node_modules/(pg|pg-pool|pg-boss)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-takes-only-types-from-the-server',
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|cli|tests|bench)/', dependencyTypesNot: ['type-only'] },
    },
    only(
      'the-editor-needs-no-page',
      { path: '^app/studio/editor/', pathNot: ['\\.test\\.ts$', '/testing/'] },
      ['^app/studio/editor/', '^(domain|nesting)/', '^node_modules/zod/'],
      'The studio’s editor runs in Node: what a browser gives is handed in (app/studio/editor/deps.ts).',
    ),
    {
      name: 'the-editor-knows-no-view',
      severity: 'error',
      comment: 'The view reads the editor; of it and of React the editor knows not even a type.',
      from: { path: '^app/studio/(editor|browser)/' },
      to: {
        path: '^(app/studio/view/|node_modules/(@types/)?(react|react-dom|react-router)/)',
      },
    },
    {
      name: 'server-knows-no-pages',
      severity: 'error',
      from: { path: '^(server|domain|nesting)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(app|cli|tests|bench)/' },
    },
    {
      name: 'what-fills-a-shop-is-another-process',
      severity: 'error',
      comment: 'The process that serves would keep all its life what filling needed of memory.',
      from: { path: '^cli/start', pathNot: '\\.test\\.ts$' },
      to: { path: '^cli/seed(\\.ts$|/(?!decide-demo\\.ts$))' },
    },
    {
      name: 'benchmarks-start-shops-as-owners-do',
      severity: 'error',
      comment:
        'What is measured is what owners run: the command of npm start, by bench/shop/start-shop.ts. The drill of backups opens its shops to nobody.',
      from: { path: '^bench/', pathNot: ['^bench/shop/start-shop\\.ts$', '^bench/drill/'] },
      to: {
        path: [
          '^cli/(start|open-doors)\\.ts$',
          '^server/http/(edge|listen)\\.ts$',
          '^tests/harness/((use-|open-)?shop\\.ts$|processes/)',
        ],
      },
    },
    {
      name: 'no-test-code-in-the-house',
      severity: 'error',
      // What builds pages is no part of production: their map is read while they are built, and `dev` builds as one works.
      from: {
        path: '^(app|server|cli|domain|nesting)/',
        pathNot: ['\\.test\\.tsx?$', '/testing/', '^app/routes\\.ts$', '^cli/develop-pages\\.ts$'],
      },
      to: { path: '^tests/' },
    },
    {
      name: 'no-dev-packages-in-the-house',
      severity: 'error',
      // What builds pages is no part of production: their map is read while they are built, and `dev` builds as one works.
      from: {
        path: '^(app|server|cli|domain|nesting)/',
        pathNot: ['\\.test\\.tsx?$', '/testing/', '^app/routes\\.ts$', '^cli/develop-pages\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: [`${packages}@types/`, ofPages],
      },
    },
    {
      name: 'packages-of-pages-are-for-pages',
      severity: 'error',
      comment: 'The build takes them into the pages; in production they are not installed.',
      from: { path: '^(server|cli|domain|nesting)/', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: { path: ofPages, dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
