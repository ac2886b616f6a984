import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../bench/free-port.ts'
import { onlyRootEnters } from '../closed-folder.ts'
import { password } from '../site.ts'

const json = { 'content-type': 'application/json' }

test.runIf(process.getuid?.() === 0 && process.platform === 'linux' && !onlyRootEnters)(
  'started by root, the site and its image processes run as the owner of the data, twice',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larmor-root-'))
    chmodSync(folder, 0o711)
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const time of ['first', 'second']) {
      const site = await start(folder)
      const { uid } = statSync(join(folder, 'postgres'))
      expect(uid, time).not.toBe(0)
      expect(await upload(site.url, `${time}.webp`)).toBe(201)
      const processes = [site.pid, ...childrenOf(site.pid)]
      expect(processes.length, 'the site, PostgreSQL and an image process').toBeGreaterThanOrEqual(3)
      for (const pid of processes) expect(accountsOf(pid), commandOf(pid)).toEqual([uid, uid, uid, uid])
      expect(ownersIn(folder)).toEqual([uid])
      await site.stop()
    }
  },
)

async function start(folder: string) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: folder, DEMO_PASSWORD: password }
  const child = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 120_000, interval: 100 }).toBe(true)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function upload(url: string, name: string): Promise<number> {
  const body = JSON.stringify({ username: 'hanna', password })
  const login = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
  const { token } = (await login.json()) as { token: string }
  const form = new FormData()
  form.set('file', new Blob([readFileSync('server/seed/pictures/field-map.webp')]), name)
  const headers = { authorization: `Bearer ${token}` }
  const path = `${url}/api/v1/backstage/file-manager/upload`
  return (await fetch(path, { method: 'POST', headers, body: form })).status
}

function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.flatMap(thread =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

/** The real, effective, saved and file system user of a process. */
function accountsOf(pid: number): number[] {
  const [, line = ''] = /^Uid:\s+(.+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return line.split('\t').map(Number)
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
}

function ownersIn(folder: string): number[] {
  const paths = ['.', ...readdirSync(folder, { recursive: true }).map(String)].filter(
    path => path !== 'owner',
  )
  return [
    ...new Set(paths.map(path => statSync(join(folder, path), { throwIfNoEntry: false })?.uid ?? -1)),
  ].filter(uid => uid >= 0)
}
