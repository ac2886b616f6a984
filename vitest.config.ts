import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const cluster = ['server/platform/database/cluster/test-cluster.ts']
const left = ['**/node_modules/**', 'build/**', 'builds/**', 'data/**']

// No test measures: these limits only end what hangs, also on a machine that is busy with other things.
const timeouts = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
}

// Begun first, so that no worker is left alone with one of them at the end.
const longest = [
  'faults',
  'crawl',
  'letters',
  'files',
  'editor-tasks',
  'crash',
  'fuzz',
  'contest-year',
  'lists',
  'backstage-news',
  'film',
  'events',
  'editor-sessions',
  'mutate',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      longest.findIndex(name => moduleId.endsWith(`/e2e/${name}.test.ts`))
    const [first, others] = [files.filter(file => place(file) >= 0), files.filter(file => place(file) < 0)]
    return [...first.sort((a, b) => place(a) - place(b)), ...(await super.sort(others))]
  }
}

// Whatever tells a time tells that of Berlin, wherever the server stands.
const zones = ['America/New_York', 'Pacific/Auckland']
const timed = [
  'contract/events/states.test.ts',
  'messages/event-times.test.ts',
  'server/platform/calendar/calendar.test.ts',
  'server/events/{berlin-clock,calendar,calendar-programs,a-year-later}.test.ts',
]

// These look at what a module keeps, or replace one, and get modules of their own. All others share what is loaded.
const alone = ['server/account/speed.test.ts', 'server/platform/database/named-statements.test.ts']

// Two kinds of tests: rules and calls beside the code, and journeys in a browser over the built site.
export default defineConfig({
  test: {
    maxWorkers: 3, // for two cores: some tests wait for a time to pass
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'code',
          globalSetup: cluster,
          isolate: false,
          ...timeouts,
          exclude: [...left, ...alone, 'e2e/**'],
        },
      },
      { test: { name: 'alone', globalSetup: cluster, include: alone, ...timeouts, exclude: left } },
      {
        test: {
          name: 'e2e',
          globalSetup: cluster,
          include: ['e2e/**/*.test.ts'],
          isolate: false,
          ...timeouts,
          exclude: left,
        },
      },
      ...zones.map(zone => ({
        test: { name: zone, globalSetup: cluster, include: timed, env: { TZ: zone }, ...timeouts },
      })),
    ],
  },
})
