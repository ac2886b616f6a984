import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../bench/free-port.ts'
import { createTestDatabase } from '../../server/platform/database/test-database.ts'

test('npm run dev serves pages from their sources, and ends when asked', async () => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'larmor-dev-'))
  const url = `http://localhost:${await freePort()}`
  const child = spawn(process.execPath, ['start/dev.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'development',
      PORT: new URL(url).port,
      DATA_DIR: folder,
      CACHE_FOLDER: join(folder, 'cache'),
      DATABASE_URL: database.url,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const page = await patiently(() => fetch(`${url}/de`).then(answer => answer.text()))
  expect(page).toContain('inject-hmr-runtime')
  expect(page).toContain('Acht Kanäle')
  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)
  await database.drop()
  await rm(folder, { recursive: true })
})

async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let n = 0; n < 1500; n += 1) {
    const result = await attempt().catch(() => null)
    if (result !== null) return result
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('nothing answered within five minutes')
}
