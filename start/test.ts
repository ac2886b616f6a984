// npm test: builds if needed, then runs everything except long tests and those tagged `nightly`, or all tests
// of the chosen files; ends with "N passed, N failed".
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildIsFresh } from './build-stamp.mjs'
import { chromiumCommand, findOrInstallChromium } from './chromium.ts'
import { countTests } from './test-count.ts'
import { makeTestFolder, removeTestFolder } from './test-folder.ts'

const args = process.argv.slice(2)
const chosen = args.filter(arg => !arg.startsWith('-'))
const withJourneys = chosen.length === 0 || chosen.some(path => path.includes('e2e'))
// Also true for `npm test -- web`.
const withComponents =
  chosen.length === 0 || chosen.some(path => path.includes('web/gallery') || 'web/gallery/'.startsWith(path))
const needsChromium = withJourneys || withComponents
const chromium = needsChromium ? findOrInstallChromium() : undefined
const isBrowserMissing = needsChromium && !chromium

const folder = await makeTestFolder()
try {
  process.exitCode = (await build()) || (await runTests())
} finally {
  removeTestFolder(folder)
}

async function build(): Promise<number> {
  if (!withJourneys || (await buildIsFresh())) return 0
  const failure = await run('start/build.ts', '--quiet')
  if (failure) console.log('0 passed, 1 failed')
  return failure
}

async function runTests(): Promise<number> {
  const report = join(folder, 'report.json')
  const reporters = ['default', 'json', './start/second-try.ts'].map(name => `--reporter=${name}`)
  const code = await run(
    ...['node_modules/vitest/vitest.mjs', 'run', ...reporters, `--outputFile.json=${report}`],
    ...projects(),
    ...(chosen.length === 0 ? ['--tags-filter=!nightly'] : []),
    ...args,
  )
  const { passed, failed } = await countTests(report)
  if (isBrowserMissing)
    console.error(`The tests in a browser did not run, no Chromium was found: ${chromiumCommand}.`)
  const isElsewhere = code !== 0 && failed === 0
  console.log(`${passed} passed, ${failed} failed${isElsewhere ? ', and an error outside of the tests' : ''}`)
  return code || (isBrowserMissing ? 1 : 0)
}

/**
 * Returns arguments that exclude projects: `nightly` unless chosen, journeys and components if there is no
 * browser.
 */
function projects(): string[] {
  if (args.some(arg => arg.startsWith('--project'))) return []
  const isLong = chosen.some(path => path.includes('e2e/nightly'))
  const leftOut = [...(isLong ? [] : ['nightly']), ...(isBrowserMissing ? ['components', 'e2e'] : [])]
  return leftOut.map(name => `--project=!${name}`)
}

async function run(...command: string[]): Promise<number> {
  const env = { ...process.env, TMPDIR: folder, ...(chromium ? { CHROMIUM: chromium } : {}) }
  const child = spawn(process.execPath, command, { stdio: 'inherit', env })
  process.once('SIGTERM', () => child.kill('SIGTERM'))
  const [code] = await once(child, 'exit')
  return code ?? 1
}
