import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['server/platform/database/test-cluster.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    exclude: ['**/node_modules/**', 'build/**', 'data/**', 'e2e/**'],
  },
})
