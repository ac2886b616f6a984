import { connect } from 'node:net'
import type { LightMyRequestResponse } from 'fastify'
import { Failure, type statusOf } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { multipart } from './contests/test-contests.ts'
import { localizeFailure } from './platform/calls/problem.ts'
import { hashPassword } from './platform/sessions/sessions.ts'
import { startTestSite } from './test-site.ts'

export type Code = keyof typeof statusOf
export type Site = Awaited<ReturnType<typeof openFailureSite>>

/** Produces a failure: sends a request or makes a call, including everything that it needs. */
export type Refused = (site: Site) => Promise<unknown>

export const password = 'ziegel hafer trompete mondlicht'

/** A site behind a proxy, with an administrator, a member and visitors; limits by address are off. */
export async function openFailureSite() {
  const site = await startTestSite({ LIMITS: 'off', TRUST_PROXY: '127.0.0.1' }, undefined, 100)
  const { port } = new URL(await site.serve())
  const by = async (role: string) => callsOf(site, (await site.staff(role)).headers)
  const login = (username: string, password: string) =>
    site.ask({ method: 'POST', path: '/auth/login', payload: { username, password } })
  const admin = await by('admin')
  const send = (method: 'POST' | 'PUT', path: string, own: object, file: { name: string; bytes: Buffer }) => {
    const { headers, payload } = multipart({}, file)
    return site.ask({ method, path, headers: { ...headers, ...own }, payload })
  }
  return {
    ...{ ...site, login, admin, member: await by('member') },
    /**
     * Creates a user with this role and a password; returns their headers and a function for backstage
     * requests.
     */
    async somebody(role: string, username: string) {
      const person = await site.staff(role, username)
      const passwordHash = await hashPassword(password)
      const { db } = site.dependencies
      await db.updateTable('users').set({ passwordHash }).where('id', '=', person.id).execute()
      return { ...person, username, backstage: callsOf(site, person.headers) }
    },
    /** Sends raw bytes and returns the response once the connection is closed. */
    async raw(sent: string) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(sent)
      const [head = '', body = ''] = Buffer.concat(await socket.toArray())
        .toString()
        .split('\r\n\r\n')
      return { statusCode: Number(head.split(' ')[1]), body }
    },
    send,
    upload: async (name: string, content: string | Buffer) => {
      const { headers } = await site.staff('contentEditor', `uploads-${name.replaceAll('.', '-')}`)
      const bytes = Buffer.from(content as string)
      return send('POST', '/backstage/file-manager/upload', headers, { name, bytes })
    },
  }
}

function callsOf(site: Pick<Awaited<ReturnType<typeof startTestSite>>, 'ask'>, headers: object) {
  return (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    site.ask({
      method,
      path: `/backstage${path}`,
      headers: { ...headers },
      ...(payload && { payload }),
    })
}

/**
 * Code, status and message of a failure, from the response of a request or the thrown `Failure` of a call.
 */
export async function refusalOf(refused: Promise<unknown>, language: Language) {
  const answer = await refused.catch((error: unknown) => {
    if (error instanceof Failure) return error
    throw error
  })
  if (answer instanceof Failure) {
    const { code, status, details } = localizeFailure(answer, { language, requestId: '' })
    return { code, status, message: details.message }
  }
  const { statusCode, body } = answer as Pick<LightMyRequestResponse, 'statusCode' | 'body'>
  const { code, message } = JSON.parse(body) as { code: string; message: string }
  return { code, status: statusCode, message }
}
