/**
 * The directions of architecture: back end `core ← content ← feature ← app`, features meet only through what a module
 * exports; front ends `kit ← features/sections ← pages ← routes`, remotes never import each other.
 */
const backendFeature = '^backend/src/(?!core/|content/|seeds/)([^/]+)/';

/** Rooms of one folder, lowest first: none imports a later one, except in tests and generated files. */
const layers = (folder, rooms) =>
  rooms.slice(0, -1).map((room, index) => ({
    name: `${folder}/${room}-imports-no-higher-room`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: '\\.(test|spec|generated)\\.tsx?$' },
    to: { path: `^${folder}/(${rooms.slice(index + 1).join('|')})/` },
  }));

const coreLayers = layers('backend/src/core', [
  'config',
  'storage',
  'events',
  'fields',
  'logging',
  'health',
  'metrics',
  'mail',
  'access',
  'http',
  'concurrency',
  'database',
  'jobs',
]);
const contentLayers = layers('backend/src/content', [
  'blocks',
  'documents',
  'markup',
  'links',
  'history',
  'drafts',
  'previews',
  'checks',
  'publishing',
]);
const adminLayers = layers('frontend-admin/src', [
  'api',
  'ui',
  'media',
  'editor/model',
  'editor/saving',
  'editor/document',
  'editor/fields',
  'editor/comparison',
  'editor/publishing',
  'editor/preview',
  'editor/visual',
  'editor/frame',
  'documents',
  'features',
  'shell',
]);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Types are gone and lazy parts load later: neither can meet a module that is half evaluated.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-type-cycles-in-the-back-end',
      severity: 'error',
      from: { path: '^backend/' },
      to: { circular: true },
    },
    { name: 'no-orphan-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'shared-knows-nothing',
      severity: 'error',
      from: { path: '^shared/src/' },
      to: { pathNot: '^shared/' },
    },
    {
      name: 'core-knows-no-feature',
      severity: 'error',
      from: { path: '^backend/src/core/' },
      to: { path: '^backend/src/(?!core/)' },
    },
    {
      name: 'content-knows-only-core',
      severity: 'error',
      from: { path: '^backend/src/content/' },
      to: { path: '^backend/src/(?!core/|content/)' },
    },
    ...coreLayers,
    ...contentLayers,
    {
      name: 'no-foreign-entity',
      comment: 'A feature meets another only through the service its module exports.',
      severity: 'error',
      from: { path: backendFeature },
      to: { path: '^backend/src/(?!core/)[^/]+/.*\\.entity\\.ts$', pathNot: '^backend/src/$1/' },
    },
    {
      name: 'kit-knows-no-remote',
      severity: 'error',
      from: { path: '^frontend-shell/kit/' },
      to: { path: '^frontend-(public|admin)/|^frontend-shell/(?!kit/)' },
    },
    {
      name: 'remotes-do-not-import-each-other',
      severity: 'error',
      from: { path: '^frontend-(public|admin)/' },
      to: { path: '^frontend-(public|admin)/', pathNot: '^frontend-$1/' },
    },
    {
      name: 'remotes-use-only-the-kit',
      severity: 'error',
      from: { path: '^frontend-(public|admin)/src/' },
      to: { path: '^frontend-shell/(?!kit/)' },
    },
    {
      name: 'admin-features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^frontend-admin/src/features/([^/]+)/' },
      to: { path: '^frontend-admin/src/features/', pathNot: '^frontend-admin/src/features/$1/' },
    },
    ...adminLayers,
    {
      name: 'sections-know-no-page',
      severity: 'error',
      from: { path: '^frontend-public/src/(sections|layout)/' },
      to: { path: '^frontend-public/src/(pages|routes)' },
    },
    {
      name: 'blocks-know-no-section',
      comment: 'Parts that sections and blocks share live in ui/.',
      severity: 'error',
      from: { path: '^frontend-public/src/(ui|blocks)/' },
      to: { path: '^frontend-public/src/(sections|pages|preview)/' },
    },
    {
      name: 'back-end-imports-no-front-end',
      severity: 'error',
      from: { path: '^backend/src/' },
      to: { path: '^frontend-' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|node_modules)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
