import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { calls } from './start/calls-plugin.ts'

/** In browsers the list of all pages comes without the screens of backstage, which adds them where it is opened. */
function publicPaths(): Plugin {
  return {
    name: 'public-paths',
    enforce: 'pre', // before files are looked for
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) =>
      id === './backstage-paths.ts' && importer?.endsWith('/contract/page-paths.ts')
        ? '\0no-paths'
        : undefined,
    load: id => (id === '\0no-paths' ? 'export const backstagePaths = {}' : undefined),
  }
}

/** The worker for times without a network, as /sw.js, with a mark of this build in it. */
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
 * Zod that compiles no schemas in browsers: the policy of the site forbids it, and Firefox reports that it was tried. What
 * `z.config` sets would come too late, for zod tries while schemas are made, and pages without schemas would load it.
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

/** Files may export what other files share with them, so that a group holds no more than it names. */
function sharingEntries(): Plugin {
  return {
    name: 'sharing-entries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: options => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  }
}

const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//

// What every public page needs is one file, with all that it imports itself: many small ones weigh more and come one
// after the other. The same for pages of content and for forms.
const shared =
  /\/web\/(shell\/public\.layout|(?!root|entry)[^/]+\.tsx?$|ui\/(layout|chrome|brand|control|content|later)\/)/
const everywhere = /\/(framework|rolldown-runtime|public\.layout)-[^/]+\.js$/
const parts = /\/web\/pages\/content-item\.tsx$/
const content = /\/web\/pages\/content(-head|-listing|-view)?\.tsx$/
// Home has no other view of content in its first visit.
const home = /\/web\/pages\/home-view\.tsx$/
const events = /\/web\/events\/event-cards\.tsx$/
const text = /\/web\/(richtext\/rich-text|embed\/embed)\.tsx$/
// Few forms ask for a country, whose list is long, delete something, or stand behind a link in a mail.
const form = /\/web\/forms\/(?!confirm-by-link|country-field|second-step)/
// Pages whose form comes later have its styles from the start.
const formStyles = /\/web\/ui\/form\/(checkbox|choice-group|error-summary|fieldset|file-field)\.module\.css/
// A choice stands in a fieldset.
const choices = /\/web\/ui\/form\/(choice-group|fieldset)\.tsx$/
// What the list of publications and the page of one have in common, and nothing that other pages load.
const articles =
  /\/(web\/articles\/(author-names|export-address)\.tsx?|contract\/articles\/(overview|source-line)\.ts|messages\/articles\.ts)$/

// Every screen of backstage is made of these: one file instead of forty.
const mantine = /\/node_modules\/(@mantine\/(?!dates)|@tanstack|@floating-ui|@tabler)/

// What screens of backstage have in common is three files instead of fifty. Each holds all that the modules named here
// import and the files before it do not hold, so that no two files need one another.
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

/** Whether nothing but screens of backstage leads to this module. */
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

// The server names fonts and pictures in pages as scripts and styles do in browsers, which would else fetch them twice.
const assetFileNames = 'assets/[name]-[hash:7][extname]'

const styleFiles = new Map<string, string>()

/** `.bar` of `site-header.module.css` is `site-header-bar`: a hash in each name cannot be compressed. */
function className(name: string, path: string): string {
  const [file = path] = path.split('?')
  const word = basename(file, '.module.css')
  const other = styleFiles.get(word) ?? file
  if (other !== file) throw new Error(`${other} and ${file} would give their classes the same names`)
  styleFiles.set(word, file)
  return `${word}-${name}`
}

// Server code goes through the same tool chain as pages: the entry is the server, which loads the pages.
export default defineConfig(({ command }) => ({
  plugins: [calls(), publicPaths(), serviceWorker(), zodWithoutEval(), reactRouter(), sharingEntries()],
  publicDir: 'web/public',
  css: { modules: { generateScopedName: className } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  // The others are hundreds of files of their own, of which a part is needed.
  ssr: { noExternal: command === 'build' ? ['react-router', 'kysely', 'zod', '@orpc/zod'] : [] },
  environments: {
    client: {
      build: {
        // What every page has loaded already need not be named with each part that comes later.
        modulePreload: { resolveDependencies: (_, files) => files.filter(file => !everywhere.test(file)) },
        rollupOptions: {
          output: {
            // Every page loads a list of all files: seven signs tell them apart as well as eight.
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
        sourcemap: true, // read when an error is logged, so that its stack names lines of the sources
        rollupOptions: { input: './server/main.ts', output: { entryFileNames: 'main.js', assetFileNames } },
      },
    },
  },
}))
