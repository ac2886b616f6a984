// npm test: builds when needed, then runs everything, a few failed journeys twice; ends with "N passed, N failed".
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { buildIsFresh } from './build-stamp.mjs'
import { chromiumCommand, findOrInstallChromium } from './chromium.ts'
import { countTests, journeysToRunAgain, type TestCount } from './test-count.ts'
import { makeTestFolder, removeTestFolder } from './test-folder.ts'

const args = process.argv.slice(2)
const chosen = args.filter(arg => !arg.startsWith('-'))
const withJourneys = chosen.length === 0 || chosen.some(path => path.includes('e2e'))
const chromium = withJourneys ? findOrInstallChromium() : undefined
const journeysLeftOut = withJourneys && !chromium

let folder = await makeTestFolder()
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
  let { code, count } = await runVitest(...args)
  const again = chosen.length === 0 ? journeysToRunAgain(count) : []
  if (again.length > 0) {
    console.log(`Run again: ${again.map(({ path }) => relative('', path)).join(', ')}`)
    removeTestFolder(folder)
    folder = await makeTestFolder()
    const second = await runVitest('--project=e2e', ...again.map(({ path }) => path))
    const all = count.passed + count.failed
    count = { ...second.count, passed: all - second.count.failed }
    code = second.code
    if (code === 0)
      for (const { path, tests } of again)
        console.log(
          `Passed at the second run only: ${relative('', path)}: ${tests.join('; ') || 'all of it'}`,
        )
  }
  if (journeysLeftOut)
    console.error(`The browser journeys did not run, no Chromium was found: ${chromiumCommand}.`)
  console.log(`${count.passed} passed, ${count.failed} failed`)
  return code || (journeysLeftOut ? 1 : 0)
}

async function runVitest(...given: string[]): Promise<{ code: number; count: TestCount }> {
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const projects = journeysLeftOut ? ['--project=!e2e'] : []
  const code = await run('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...projects, ...given)
  return { code, count: await countTests(report) }
}

async function run(...command: string[]): Promise<number> {
  const env = { ...process.env, TMPDIR: folder, ...(chromium ? { CHROMIUM: chromium } : {}) }
  const child = spawn(process.execPath, command, { stdio: 'inherit', env })
  process.once('SIGTERM', () => child.kill('SIGTERM'))
  const [code] = await once(child, 'exit')
  return code ?? 1
}
