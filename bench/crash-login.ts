import { password as usual } from './crash-site.ts'

/** Logs a user in and returns the token. */
export async function logIn(url: string, username: string, password = usual): Promise<string> {
  const body = JSON.stringify({ username, password })
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if (!answer.ok) throw new Error(`${username} cannot log in: ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}
