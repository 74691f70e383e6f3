const remote = '^mfe-[^/]+/';
const slice = '^server/src/([^/]+)/';

/** Who may import whom. Each rule says what to do instead. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one thing, or a third is missing: extract it.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-stand-alone',
      comment: 'A remote imports shared/* only. Navigate by address, or move the code to shared/.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+|server|registry|system)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-loads-remotes-at-runtime',
      comment: 'The shell knows remotes from the registry only.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-[^/]+|server|registry|system)/' },
    },
    {
      name: 'overrides-come-where-there-are-some',
      comment:
        'Nearly no page runs a developer’s build: import what loads and shows it by `import()`, in neither the page’s script nor the shell’s first ones.',
      severity: 'error',
      from: { path: '^shell/src/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^shell/src/remotes/override/(loadOverrides|OverrideBadge)\\.tsx?$',
        dynamic: false,
      },
    },
    {
      name: 'the-gate-is-loaded-for-a-release',
      comment:
        'A browser’s driver and axe take longer to load than all else of a start: reach them by `import()` of checkRelease.',
      severity: 'error',
      from: { path: '^(server|registry|system)/', pathNot: '(^registry/src/gate/|\\.test\\.ts$)' },
      to: {
        path: '^registry/src/gate/(check(Release|Mounts)|startBrowser|gatePage|servePreview|signInMember)\\.ts$',
        dynamic: false,
      },
    },
    {
      name: 'shell-entries-are-for-the-shell',
      comment: 'What only the shell may do is not a remote’s to import: ask the shell by address or event.',
      severity: 'error',
      from: { path: remote },
      to: { path: '^shared/[^/]+/src/shell\\.ts$' },
    },
    {
      name: 'look-and-languages-know-no-calls',
      comment: 'shared/ui and shared/i18n get data by props and arguments.',
      severity: 'error',
      from: { path: '^shared/(ui|i18n)/' },
      to: { path: '^shared/(api-client|mfe-kit)/' },
    },
    {
      name: 'look-knows-no-router-query-or-domain',
      comment: 'A part of the look takes values, callbacks and elements by props.',
      severity: 'error',
      from: { path: '^shared/ui/' },
      to: { path: '(react-router|@tanstack/react-query|^shared/(contract|i18n))' },
    },
    {
      name: 'contract-imports-nothing',
      comment: 'The contract is plain data, types and pure functions.',
      severity: 'error',
      from: { path: '^shared/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared/contract/' },
    },
    {
      name: 'verifier-is-pure',
      comment:
        'Members run the verifier without this system: it knows the contract and its hash libraries only.',
      severity: 'error',
      from: { path: '^shared/verifier/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(shared/(verifier|contract)/src/|.*node_modules/@noble/)' },
    },
    {
      name: 'schemas-stay-on-the-server',
      comment: 'Browsers read the wire by the declared shapes (`readShape`), without writers and schemas.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared/(api-client|mfe-kit|ui|i18n))/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(shared/contract/src/(server|schema)/|.*node_modules/zod/)' },
    },
    {
      name: 'server-knows-the-contract-only',
      comment:
        'The server imports shared/contract, shared/office-contract, shared/verifier and, for its commands, shared/command-line; nothing of the front end.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: '^(shared/(?!contract/|office-contract/|verifier/|command-line/|tooling/)|shell/|mfe-|registry/|system/)',
      },
    },
    {
      name: 'the-office-asks-over-http',
      comment:
        'The office speaks to server and registry over HTTP: what it needs to know stands in its contract.',
      severity: 'error',
      from: { path: '^office/' },
      to: { path: '^(shared/(api-client|mfe-kit)/|shell/|mfe-|server/|registry/|system/)' },
    },
    {
      name: 'members-know-no-office',
      comment: 'What members load has nothing of the office in it: move what both need into shared/contract.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared/(?!office-contract/)[^/]+)/' },
      to: { path: '^(office|shared/office-contract)/' },
    },
    {
      name: 'command-line-is-for-commands',
      comment: 'Only commands read arguments and print. Let the code below take values and return them.',
      severity: 'error',
      from: {
        pathNot:
          '^(server/(src/operator|testing)|registry/command|system/command|shared/(command-line|verifier/command))/',
      },
      to: { path: '^shared/command-line/' },
    },
    {
      name: 'slices-meet-at-their-index',
      comment: 'A slice of the server reaches another through its index.ts.',
      severity: 'error',
      from: { path: slice },
      to: {
        path: slice,
        pathNot: ['^server/src/$1/', '/index\\.ts$', '^server/src/(database|http|i18n)/'],
      },
    },
    {
      name: 'test-code-stands-beside-src',
      comment: 'Only tests use what is in a folder `testing`: move what the product needs into its `src`.',
      severity: 'error',
      from: { path: '/src/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { path: '/testing/', pathNot: 'node_modules/' },
    },
    {
      name: 'gallery-is-for-stories',
      comment:
        'The gallery shows screens and is no part of them: what a screen needs belongs into another package.',
      severity: 'error',
      from: { pathNot: '(\\.stories\\.tsx$|^shared/gallery/)' },
      to: { path: '^shared/gallery/' },
    },
    {
      name: 'services-know-no-http',
      comment: 'A service takes values and throws refusals; routes speak HTTP.',
      severity: 'error',
      from: { path: '^server/src/[^/]+/service\\.ts$' },
      to: { path: '(node_modules/fastify|^server/src/http/(?!(Refusal|index)))' },
    },
    {
      name: 'services-know-no-sql',
      comment: 'Only store.ts holds SQL.',
      severity: 'error',
      from: { path: '^server/src/[^/]+/(service|routes)\\.ts$' },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
