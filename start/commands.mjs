/** What `npm run <name>` runs, and whether it needs the built website first. */
export const commands = {
  start: {
    script: 'build/server/main.js',
    needsBuild: true,
    isBuilt: true,
    isKeptRunning: true,
    flags: ['--enable-source-maps', '--max-semi-space-size=24', '--max-old-space-size=2000'],
  },
  dev: { script: 'start/dev.ts' },
  test: { script: 'start/test.ts' },
  build: { script: 'start/build.ts' },
  schema: { script: 'start/schema.ts' },
  check: { script: 'checks/all.ts', needsBuild: true },
  area: { script: 'checks/area.ts' },
  seed: { script: 'start/seed.ts' },
  reindex: { script: 'start/reindex.ts' },
  admin: { script: 'start/admin.ts' },
  fuzz: { script: 'bench/fuzz/fuzz.ts', needsBuild: true },
  upgrades: { script: 'bench/upgrades/upgrades.ts', needsBuild: true },
  crash: { script: 'bench/crash.ts', needsBuild: true },
  faults: { script: 'bench/faults/faults.ts', needsBuild: true },
  bench: { script: 'bench/bench.ts', needsBuild: true },
}
