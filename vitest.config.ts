import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const left = ['**/node_modules/**', 'build/**', 'builds/**', 'data/**']

// These limits only end tests that hang; no test measures them. A failed journey is retried once, and
// reported at the end.
const poll = { timeout: 10_000 } // milliseconds, as all of these
const rules = { testTimeout: 20_000, hookTimeout: 60_000, expect: { poll } }
const started = { testTimeout: 60_000, hookTimeout: 300_000, expect: { poll } }
const journeys = { ...started, retry: 1 }
const unhurried = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } }

// Begun first, so that no worker is left alone with one of them at the end.
const longest = ['people', 'crawl', 'studies', 'usability', 'offline', 'files', 'lists', 'fuzz', 'crash']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      longest.findIndex(name => moduleId.endsWith(`/e2e/${name}.test.ts`))
    const [first, others] = [files.filter(file => place(file) >= 0), files.filter(file => place(file) < 0)]
    return [...first.sort((a, b) => place(a) - place(b)), ...(await super.sort(others))]
  }
}

// Times must be shown in Berlin time, whatever the server's time zone. These run in each of the zones, and not
// in that of the machine.
const zones = ['America/New_York', 'Pacific/Auckland']
const timed = [
  'contract/events/states.test.ts',
  'messages/event-when.test.ts',
  'server/platform/calendar/calendar.test.ts',
  'server/events/{berlin-clock,calendar,calendar-programs,a-year-later}.test.ts',
]

// These inspect the state of a module, replace a module, or advance timers by weeks, which would run those
// that earlier tests have left. They get modules of their own. All others share loaded modules.
const alone = [
  'server/account/speed.test.ts',
  'server/platform/database/named-statements.test.ts',
  'web/turning/wait-for.test.ts',
]

// These start processes: the site, its commands, a database server, programs that draw.
const processes = [
  'start/**/*.test.ts',
  'bench/**/*.test.ts',
  'server/platform/{backup,storage,database/cluster}/**/*.test.ts',
]

// These look at components in a browser, without a site.
const components = ['web/gallery/**/*.test.ts']

const long = ['e2e/nightly/**/*.test.ts']
const code = { setupFiles: 'server/test-seed.ts', isolate: false, ...rules }
const browser = { isolate: false, exclude: left }

// Tests of rules and calls beside the code, and journeys in a browser on the built site; `nightly` runs only
// if it is chosen.
export default defineConfig({
  test: {
    maxWorkers: 3, // for two cores: some tests wait for a time to pass
    // Megabytes: most objects of tests, above all each site, are garbage before so much is filled.
    execArgv: ['--min-semi-space-size=256', '--max-semi-space-size=256'],
    sequence: { sequencer: LongestFirst },
    globalSetup: 'server/platform/database/cluster/test-cluster.ts', // one for all projects
    tags: [{ name: 'nightly', description: 'Variants of what another test shows: npm run nightly' }],
    projects: [
      {
        test: {
          name: 'code',
          ...code,
          exclude: [...left, ...timed, ...alone, ...processes, ...components, 'e2e/**'],
        },
      },
      { test: { name: 'processes', ...code, ...started, include: processes, exclude: left } },
      { test: { name: 'alone', include: alone, ...rules, exclude: left } },
      {
        test: {
          name: 'components',
          globalSetup: 'web/gallery/test-server.ts',
          isolate: false,
          include: components,
          ...rules,
          exclude: left,
        },
      },
      {
        test: {
          name: 'e2e',
          ...browser,
          ...journeys,
          include: ['e2e/**/*.test.ts'],
          exclude: [...left, ...long],
        },
      },
      { test: { name: 'nightly', ...browser, ...unhurried, include: long } },
      ...zones.map(zone => ({
        test: {
          name: zone,
          ...code,
          include: timed,
          env: { TZ: zone },
          exclude: left,
        },
      })),
    ],
  },
})
