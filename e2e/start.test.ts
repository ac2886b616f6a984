import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../bench/free-port.ts'
import { createEmptyDatabase } from '../server/platform/database/test-database.ts'
import { onlyRootEnters } from './closed-folder.ts'

const turn = 4_101_925_002 // advisory lock that lets one first start run at a time

test('a port in use ends the start with a single message and no files', async () => {
  const folder = makeFolder()
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const site = start({ PORT: String(port), DATA_DIR: folder })
  const [complained, [code]] = await Promise.all([textOf(site.stderr), once(site, 'exit')])
  expect(complained).toBe(
    `Port ${port} is in use by another program: stop that program, or set PORT to another number.\n`,
  )
  expect(code).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('until it is ready the site answers 503 with Retry-After, then the same port serves', async () => {
  const { url: databaseUrl, connection, drop } = await createEmptyDatabase()
  const holder = new pg.Client(connection)
  await holder.connect()
  await holder.query('select pg_advisory_lock($1)', [turn])
  const port = await freePort()
  const own = { PORT: String(port), DATA_DIR: makeFolder(), DATABASE_URL: databaseUrl, DEMO: '0' }
  const site = start(own)
  onTestFinished(drop)
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`)
  await expect
    .poll(
      () =>
        ask('/healthz').then(
          ({ status }) => status,
          () => 0,
        ),
      polling,
    )
    .toBe(200)
  const early = await ask('/de')
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await early.text()).toContain('startet gerade')
  expect((await ask('/readyz')).status).toBe(503)
  expect(await (await ask('/api/v1/info/news/latest')).json()).toMatchObject({
    status: 503,
    code: 'unavailable',
  })
  await holder.end()
  await expect.poll(() => ask('/readyz').then(({ status }) => status), polling).toBe(200)
  expect((await ask('/de')).status).toBe(200)
  site.kill('SIGTERM')
  expect((await once(site, 'exit'))[0]).toBe(0)
})

test('in production every line of the start is JSON, and says where the data lies', async () => {
  const { url: databaseUrl, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  const folder = makeFolder()
  const port = String(await freePort())
  const site = start({
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    BASE_URL: `http://localhost:${port}`,
  })
  const output = textOf(site.stdout)
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, polling).toBe(true)
  site.kill('SIGTERM')
  await once(site, 'exit')
  const lines = (await output)
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { msg: string })
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'the site is ready', dataFolder: folder }))
})

test('a database account without rights on the schema ends the start with a single message', async () => {
  const { url: databaseUrl, connection, drop } = await createEmptyDatabase()
  const owner = new pg.Client(connection)
  await owner.connect()
  await owner.query('revoke all on schema public from public, pg_database_owner')
  const site = start({ PORT: String(await freePort()), DATA_DIR: makeFolder(), DATABASE_URL: databaseUrl })
  const [complained, [code]] = await Promise.all([textOf(site.stderr), once(site, 'exit')])
  expect(complained).toMatch(/^The migrations cannot be run: .*permission denied.*\n$/)
  expect(code).toBe(1)
  await owner.end()
  await drop()
})

test('a data folder first used with an external database serves the embedded one too, or one sentence says what to do', {
  tags: 'nightly',
}, async () => {
  const { url: databaseUrl, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  const DATA_DIR = join(makeFolder(), 'data')
  const external = await startReady({ DATA_DIR, DATABASE_URL: databaseUrl })
  external.kill('SIGTERM')
  expect((await once(external, 'exit'))[0]).toBe(0)
  if (onlyRootEnters) {
    // The folder belongs to root, like the site; PostgreSQL never runs as root.
    const refused = start({ PORT: String(await freePort()), DATA_DIR })
    const [complained, [code]] = await Promise.all([textOf(refused.stderr), once(refused, 'exit')])
    expect(complained).toMatch(/^PostgreSQL's account cannot enter .*: set DATA_DIR to a folder/)
    expect(code).toBe(1)
    return
  }
  const embedded = await startReady({ DATA_DIR })
  embedded.kill('SIGTERM')
  expect((await once(embedded, 'exit'))[0]).toBe(0)
})

async function startReady(env: Record<string, string>): Promise<ChildProcess> {
  const port = String(await freePort())
  const site = start({ PORT: port, ...env })
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, polling).toBe(true)
  return site
}

const polling = { timeout: 50_000, interval: 100 }

function start(env: Record<string, string>): ChildProcess {
  const site = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  onTestFinished(() => void site.kill('SIGKILL'))
  return site
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'larmor-start-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function textOf(stream: ChildProcess['stderr']): Promise<string> | string {
  return stream ? text(stream) : ''
}
