import { defineConfig } from 'vitest/config'

const cluster = ['server/platform/database/test-cluster.ts']
const left = ['**/node_modules/**', 'build/**', 'builds/**', 'data/**']

// Two kinds of tests: rules and calls beside the code, and journeys in a browser over the built site.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'code',
          globalSetup: cluster,
          testTimeout: 20_000,
          hookTimeout: 30_000,
          exclude: [...left, 'e2e/**'],
        },
      },
      {
        test: {
          name: 'e2e',
          globalSetup: cluster,
          include: ['e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          exclude: left,
        },
      },
    ],
  },
})
