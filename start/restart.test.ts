import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

const within = { timeout: 120_000, interval: 50 }
const ready = "process.send('ready'); console.log('up', process.pid); setInterval(() => {}, 1000)"
const graceful = `for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => { console.log('stopped well'); process.exit(0) })
${ready}`

test('a site whose process is killed is started again, with one line that says why', async () => {
  const site = await start(ready)
  process.kill(await site.pid(1), 'SIGKILL')
  expect(await site.pid(2)).not.toBe(await site.pid(1))
  expect(site.output()).toContain('The website ended by itself (SIGKILL) and is started again in 1 s.')
})

test('a site that exits with an error of its own is restarted', async () => {
  const site = await start(`${ready}; setTimeout(() => process.exit(70), 200)`)
  await site.pid(2)
  expect(site.output()).toContain('ended by itself (exit code 70)')
})

test('pauses between repeated restarts grow', async () => {
  const site = await start("process.send('ready'); setTimeout(() => process.exit(1), 50)")
  await vi.waitFor(() => expect(site.output()).toMatch(/in 1 s.*in 2 s.*in 5 s/s), within)
})

test.each([
  ['wrong settings', 78, `${ready}; setTimeout(() => process.exit(78), 100)`],
  ['a start that failed', 1, "console.error('Port 3000 is in use.'); process.exit(1)"],
  ['an end that was asked for', 0, `${ready}; setTimeout(() => process.exit(0), 100)`],
])('after %s the site is not restarted', async (_, code, main) => {
  const site = await start(main)
  expect((await once(site.launcher, 'exit'))[0]).toBe(code)
  expect(site.output()).not.toContain('started again')
})

test('a stop during a pause does not wait for another start', async () => {
  const site = await start("process.send('ready'); setTimeout(() => process.exit(1), 50)")
  await vi.waitFor(() => expect(site.output()).toContain('in 2 s'), within)
  site.launcher.kill('SIGTERM')
  expect(await once(site.launcher, 'exit')).toEqual([0, null])
})

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to npm ends the site as a stop does',
  async signal => {
    const main = graceful
      .replace("'SIGTERM'", "'SIGTERM'")
      .concat(
        ";for (const s of ['SIGINT', 'SIGHUP']) process.on(s, () => { console.log('stopped well'); process.exit(0) })",
      )
    const site = await start(main, 'npm')
    const pid = await site.pid(1)
    site.launcher.kill(signal)
    await vi.waitFor(() => expect(existsAsProcess(pid)).toBe(false), within)
    expect(site.output()).toContain('stopped well')
    expect(site.output()).not.toContain('started again')
  },
)

test('SIGTERM to the launcher ends the site as a stop does', async () => {
  const site = await start(graceful)
  await site.pid(1)
  site.launcher.kill('SIGTERM')
  expect(await once(site.launcher, 'exit')).toEqual([0, null])
  expect(site.output()).toContain('stopped well')
})

/** Starts `main` as the built site of a project of its own, by the launcher or, as users do, by npm. */
async function start(main: string, by: 'launcher' | 'npm' = 'launcher') {
  const project = makeProject(main)
  const log = join(project, 'log')
  writeFileSync(log, '')
  const command = by === 'npm' ? 'exec npm start' : `exec '${process.execPath}' start/run.mjs start`
  const launcher = spawn('/bin/sh', ['-c', `${command} >>log 2>&1`], { cwd: project, stdio: 'ignore' })
  const output = () => readFileSync(log, 'utf8')
  onTestFinished(() => endAll(launcher, output()))
  const pids = () => [...output().matchAll(/^up (\d+)$/gm)].map(match => Number(match[1]))
  /** Waits for the site's n-th start and returns its process id. */
  const pid = (n: number) =>
    vi.waitFor(() => {
      const found = pids()[n - 1]
      if (!found) throw new Error(`not started ${n} times: ${output()}`)
      return found
    }, within)
  return { launcher, output, pid }
}

function endAll(launcher: ChildProcess, output: string): void {
  launcher.kill('SIGKILL')
  for (const [, pid] of output.matchAll(/^up (\d+)$/gm))
    if (existsAsProcess(Number(pid))) process.kill(Number(pid), 'SIGKILL')
}

function makeProject(main: string): string {
  const project = mkdtempSync(join(tmpdir(), 'larmor-restart-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  cpSync('start', join(project, 'start'), { recursive: true })
  for (const name of ['fastify', 'kysely', 'pg', 'zod']) put(`node_modules/${name}/package.json`, '{}')
  const bundled = `node_modules/node-${process.platform}-${process.arch}`
  if (existsSync(bundled)) symlinkSync(join(process.cwd(), bundled), join(project, bundled))
  put('package.json', '{ "type": "module", "scripts": { "start": "node start/run.mjs start" } }')
  put('build/server/main.js', main)
  const print = "console.log(await (await import('./start/build-stamp.mjs')).fingerprintSources())"
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', print], { cwd: project })
  put('build/stamp', stdout.toString().trim())
  return project

  function put(path: string, content: string): void {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), content)
  }
}

function existsAsProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
