import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { openedLiterature } from '#server/articles/literature.ts'
import { openLiterature } from '#server/literature/literature.ts'
import { testWaiting } from '#server/literature/test-source.ts'
import { createUser } from '#server/people/people.ts'
import { startSession } from '#server/platform/sessions/sessions.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDependencies } from './dependencies.ts'
import { borrowTestDatabase } from './platform/database/reused-database.ts'
import type { Render } from './platform/rendering/rendering.ts'
import { testImages } from './platform/storage/test-images.ts'

/**
 * The whole API over HTTP with a database of its own; pages are not built unless `render` is given. Nothing
 * waits between requests to literature services.
 */
export async function openTestSite(env: Record<string, string> = {}, render: Render = noPages) {
  const { close, ...site } = await startTestSite(env, render)
  onTestFinished(close)
  return site
}

/** The same without closing after the test, for use in several tests. */
export async function startTestSite(
  env: Record<string, string> = {},
  render: Render = noPages,
  bodyWait?: number,
) {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-site-'))
  const database = await borrowTestDatabase()
  const own = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    BASE_URL: 'https://www.example.org',
    ...{ PUBMED_URL: nobody, CROSSREF_URL: nobody, DATACITE_URL: nobody },
  }
  const opened = await openDependencies({
    config: readConfig({ ...own, ...env }),
    log: pino({ level: 'silent' }),
    images: testImages(),
    // The template is migrated already, and opening further sessions of PostgreSQL takes milliseconds for each test.
    ...(env.DATABASE_URL ? {} : { database: { ...database, dataFolder: folder, close: async () => {} } }),
  })
  const { dependencies } = opened
  openedLiterature.set(dependencies.config, openLiterature(dependencies.config, testWaiting()))
  const readiness = { isStopping: false, ping: opened.database.ping }
  const app = await createApp({ opened, render, readiness, ...(bodyWait && { bodyWait }) })
  await app.ready()
  return {
    dependencies,
    async close() {
      await app.close()
      await opened.close()
      await database.drop()
      await rm(folder, { recursive: true })
    },
    listen: opened.database.listen,
    /** Listens on a port of this machine as well; returns its address. */
    serve: () => app.listen({ host: '127.0.0.1', port: 0 }),
    /** Asks the API, e.g. `ask({ method: 'GET', path: '/ip' })`. */
    ask: ({ path, headers, ...rest }: Asked) => {
      const options: InjectOptions = { ...rest, url: `/api/v1${path}`, headers: { ...ownHost, ...headers } }
      return app.inject(options)
    },
    /** Sends a request outside the API, e.g. `request({ method: 'GET', url: '/sitemap.xml' })`. */
    request: ({ headers, ...rest }: InjectOptions) =>
      app.inject({ ...rest, headers: { ...ownHost, ...headers } }),
    /** Creates a user with this role; returns the id, the tokens and the headers for requests. */
    async staff(role: string, username = role.toLowerCase()) {
      const names = { username, email: `${username}@example.org`, firstName: 'Kim', lastName: role }
      const id = await createUser(dependencies, { ...names, role })
      const tokens = await startSession(dependencies, id, 'a browser')
      return { id, ...tokens, headers: { authorization: `Bearer ${tokens.token}` } }
    },
  }
}

type Asked = Pick<InjectOptions, 'method' | 'payload' | 'headers' | 'cookies' | 'remoteAddress'> & {
  path: string
}

// Where no literature service listens: no test asks a real one.
const nobody = 'http://127.0.0.1:9'

const noPages: Render = () => Promise.reject(new Error('There are no pages here.'))

const ownHost = { host: 'www.example.org' }
