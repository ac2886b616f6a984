import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { calls } from './start/calls-plugin.ts'

/**
 * Removes the screens of backstage from the browser's list of all pages; backstage adds them when it is
 * opened.
 */
function publicPaths(): Plugin {
  return {
    name: 'public-paths',
    enforce: 'pre', // before files are resolved
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) =>
      id === './backstage-paths.ts' && importer?.endsWith('/contract/page-paths.ts')
        ? '\0no-paths'
        : undefined,
    load: id => (id === '\0no-paths' ? 'export const backstagePaths = {}' : undefined),
  }
}

/** Emits the service worker for offline use as /sw.js, with a hash of this build in it. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: './web/offline/service-worker.ts', fileName: 'sw.js' })
    },
    generateBundle(_, bundle) {
      const mark = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 16)
      const worker = bundle['sw.js']
      if (worker?.type === 'chunk') worker.code = worker.code.replace('__BUILD__', mark)
    },
  }
}

/**
 * Stops zod from compiling schemas in browsers: the site's policy forbids it, and Firefox reports the
 * attempt. `z.config` would be too late, because zod tries while schemas are created, and pages without
 * schemas would have to load it.
 */
function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler: code => ({ code: `${code}\nglobalConfig.jitless = true\n`, map: null }),
    },
  }
}

/**
 * Lets files export modules shared with other files, so that a group contains only the modules that it names.
 */
function sharingEntries(): Plugin {
  return {
    name: 'sharing-entries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: options => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  }
}

const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//

// The modules of every public page are one file with all their imports, because many small files are larger
// and load one after the other. The same for content pages and for forms.
const shared =
  /\/web\/(shell\/public\.layout|(?!root|entry)[^/]+\.tsx?$|ui\/(layout|chrome|brand|control|content|later)\/)/
const everywhere = /\/(framework|rolldown-runtime|public\.layout)-[^/]+\.js$/
const parts = /\/web\/pages\/content-item\.tsx$/
const content = /\/web\/pages\/content(-head|-listing|-view)?\.tsx$/
// The home page loads no other content view at the first visit.
const home = /\/web\/pages\/home-view\.tsx$/
const events = /\/web\/events\/event-cards\.tsx$/
const text = /\/web\/(richtext\/rich-text|embed\/embed)\.tsx$/
// Only few forms have a country field, whose list is long, delete something, or belong to a link in an
// e-mail.
const form = /\/web\/forms\/(?!confirm-by-link|country-field|second-step)/
// Pages that load their form later have its styles from the start.
const formStyles = /\/web\/ui\/form\/(checkbox|choice-group|error-summary|fieldset|file-field)\.module\.css/
// A choice group contains a fieldset.
const choices = /\/web\/ui\/form\/(choice-group|fieldset)\.tsx$/
// Modules shared by the list of publications and the page of one, which no other pages load.
const articles =
  /\/(web\/articles\/(author-names|export-address)\.tsx?|contract\/articles\/(overview|source-line)\.ts|messages\/articles\.ts)$/

// Every screen of backstage uses these: one file instead of forty.
const mantine = /\/node_modules\/(@mantine\/(?!dates)|@tanstack|@floating-ui|@tabler)/

// Modules shared by screens of backstage are three files instead of fifty. Each contains all imports of its
// roots that the files before it do not contain, so that no two files need each other.
const sharedByScreens = [
  {
    name: 'frame',
    roots: [
      'shell/backstage-frame.client.tsx',
      'shell/screen-head.tsx',
      'ui/backstage/query-state.tsx',
      'records/use-moment.ts',
    ],
  },
  {
    name: 'lists',
    roots: ['records/record-list.tsx', 'records/use-texts.ts', 'parts/texts-of.tsx', 'parts/part-label.ts'],
  },
  {
    name: 'editors',
    roots: [
      'records/record-screen.tsx',
      'records/person-field.tsx',
      'records/tags-field.tsx',
      'parts/part-list.tsx',
      'media/picture-panel.tsx',
    ],
  },
]
const screen = /\/web\/[^/]+\/[^/]+\.client\.tsx$/

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const imports = new Map<string[], Set<string>>()

/** These modules and all that they import. */
function withImports(roots: string[], modules: Modules): Set<string> {
  const known = imports.get(roots)
  if (known) return known
  const found = new Set(roots.map(root => join(import.meta.dirname, 'web', root)))
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  imports.set(roots, found)
  return found
}

/** Whether only screens of backstage import this module, directly or indirectly. */
function onlyScreens(start: string, modules: Modules): boolean {
  const found = new Set([start])
  for (const id of found) {
    if (screen.test(id)) continue
    const module = modules.getModuleInfo(id)
    if (!module || module.isEntry) return false
    for (const importer of [...module.importers, ...module.dynamicImporters]) found.add(importer)
  }
  return true
}

// The server must name fonts and pictures as scripts and styles in browsers do, which would otherwise load
// them twice.
const assetFileNames = 'assets/[name]-[hash:7][extname]'

const styleFiles = new Map<string, string>()

/**
 * `.bar` in `site-header.module.css` becomes `site-header-bar`, because a hash in each name compresses badly.
 */
function className(name: string, path: string): string {
  const [file = path] = path.split('?')
  const word = basename(file, '.module.css')
  const other = styleFiles.get(word) ?? file
  if (other !== file) throw new Error(`${other} and ${file} would give their classes the same names`)
  styleFiles.set(word, file)
  return `${word}-${name}`
}

// Server code is built with the same tools as pages: the entry is the server, which loads the pages.
export default defineConfig(({ command }) => ({
  plugins: [calls(), publicPaths(), serviceWorker(), zodWithoutEval(), reactRouter(), sharingEntries()],
  publicDir: 'web/public',
  css: { modules: { generateScopedName: className } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  // Other packages consist of hundreds of files, of which only a part is needed.
  ssr: { noExternal: command === 'build' ? ['react-router', 'kysely', 'zod', '@orpc/zod'] : [] },
  environments: {
    client: {
      build: {
        // Files that every page has already loaded need no preload for each later part.
        modulePreload: { resolveDependencies: (_, files) => files.filter(file => !everywhere.test(file)) },
        rollupOptions: {
          output: {
            // Every page loads a list of all files, and seven characters distinguish them as well as eight.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 4 },
                { name: 'site', test: shared, priority: 3 },
                { name: 'text', test: text, priority: 2 },
                { name: 'parts', test: parts, priority: 1 },
                { name: 'content', test: content },
                { name: 'home-view', test: home },
                { name: 'event-cards', test: events },
                { name: 'form', test: form },
                { name: 'choices', test: choices },
                { name: 'articles', test: articles },
                { name: 'mantine', test: mantine },
                ...sharedByScreens.map(({ name, roots }) => ({
                  name: (id: string, modules: Modules) =>
                    withImports(roots, modules).has(id) && onlyScreens(id, modules) ? name : undefined,
                  includeDependenciesRecursively: false,
                })),
                { name: 'form-styles', test: formStyles, priority: 5 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        sourcemap: true, // read when an error is logged, to show lines of the sources in its stack
        rollupOptions: { input: './server/main.ts', output: { entryFileNames: 'main.js', assetFileNames } },
      },
    },
  },
}))
