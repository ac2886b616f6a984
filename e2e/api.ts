import { parametersIn } from '../contract/addresses.ts'
import { password, type Site } from './site.ts'

export const json = { 'content-type': 'application/json' }

/** Logs in a member of staff and returns the token. */
export async function tokenOf(site: Pick<Site, 'url'>, username: string): Promise<string> {
  const body = JSON.stringify({ username, password })
  const answer = await fetch(`${site.url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
  if (answer.status !== 200) throw new Error(`${username} cannot log in: ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}

export type Ask = <T>(method: string, path: string, body?: unknown) => Promise<{ status: number; body: T }>

/** Returns a function that calls the API as a member of staff. */
export async function staffOf(site: Pick<Site, 'url'>, username: string): Promise<Ask> {
  const authorization = `Bearer ${await tokenOf(site, username)}`
  return async <T>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${site.url}/api/v1${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && json) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T }
  }
}

/**
 * Returns the address of a call with its parameters filled in, `1` by default. Throws if a placeholder
 * remains.
 */
export function filledPath(path: string, values: Record<string, string> = {}): string {
  const filled = parametersIn(path).reduce((address, name) => {
    const value = values[name] ?? '1'
    const words = address.includes(`{+${name}}`) ? value.split('/') : [value]
    const written = words.map(encodeURIComponent).join('/')
    return address.split(`{+${name}}`).join(written).split(`{${name}}`).join(written)
  }, path)
  if (/[{}]/.test(filled)) throw new Error(`${path} is not filled: ${filled}`)
  return filled
}
