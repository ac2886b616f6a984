import type { Client } from '#web/client.ts'

const prefix = 'value_' // of the fields of works, followed by the work's id

/** Sends the ballot of the contest named in the form; the server validates it. */
export async function sendBallot(client: Client, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const votes = [...form.keys()]
    .filter(name => name.startsWith(prefix) && !['', '0'].includes(text(name)))
    .map(name => ({ id: name.slice(prefix.length), value: Number(text(name).replace(',', '.')) }))
  const given = (['email', 'ticket', 'receipt', 'website'] as const).filter(name => text(name) !== '')
  const { state } = await client.contests.vote({
    ...Object.fromEntries(given.map(name => [name, text(name)])),
    slug: text('ballot'),
    votes,
    terms: text('terms') === 'on',
  })
  return state
}

export type SendBallot = typeof sendBallot
